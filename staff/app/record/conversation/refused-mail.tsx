import { describeFailure } from '../../../api/describe-failure.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { composerWords } from '../../../words/conversation.ts';
import { problemLook } from '../../ui/looks.ts';
import type { Me } from '../../ui/use-me.ts';
import { Card } from '../ui/card.tsx';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { useAllowMail, useWatch } from './use-letters.ts';

const words = composerWords.refused;

/** In place of the composer: the owner of the address told us that they never wrote. */
export function RefusedMail({ address, record, me }: { address: Address; record: ShownRecord; me: Me }) {
  useWatch(address, record, false);
  const { mutate, isPending, error } = useAllowMail(address);
  return (
    <Card title={words.title}>
      <p>{words.text}</p>
      {me.role === 'owner' ? (
        <>
          <p>
            <ToolButton aria-disabled={isPending} onClick={() => !isPending && mutate()}>
              {words.allow}
            </ToolButton>
          </p>
          <p className="text-xs text-muted">{words.allowNote}</p>
        </>
      ) : (
        <p className="text-xs text-muted">{words.askOwner}</p>
      )}
      <p role="status" className={error ? problemLook : 'sr-only'}>
        {error && describeFailure(error)}
      </p>
    </Card>
  );
}
