import { quoteAnswers } from '#app/forms/stored-forms.ts';
import { describeFailure } from '../../../api/describe-failure.ts';
import { toolLook } from '../../../ui/tool-button.tsx';
import { composerWords } from '../../../words/conversation.ts';
import { problemLook } from '../../ui/looks.ts';
import { Card } from '../ui/card.tsx';
import { type Address, type ShownRecord, useStartReply } from '../ui/use-record.ts';
import { composeReply } from './compose-reply.ts';
import { useWatch } from './use-letters.ts';

const words = composerWords.byMailProgram;

/** While mail is off, an answer starts in the person's own mail program. */
export function MailProgram({ address, record }: { address: Address; record: ShownRecord }) {
  const startReply = useStartReply(address);
  useWatch(address, record, false);
  return (
    <Card title={composerWords.title}>
      <p className="text-sm text-muted">{words.text}</p>
      <p>
        <a
          className={toolLook('primary')}
          href={composeReply(record.entry, quoteAnswers(address.kind, record.fields))}
          onClick={() => startReply.mutate()}
        >
          {words.link}
        </a>
      </p>
      <p className="text-sm text-muted">{words.after}</p>
      <p role="status" className={startReply.error ? problemLook : 'sr-only'}>
        {startReply.error && describeFailure(startReply.error)}
      </p>
    </Card>
  );
}
