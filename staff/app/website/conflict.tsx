import { useQuery } from '@tanstack/react-query';
import type { AnyItem } from '#domain/website/items.ts';
import { Failure } from '../../ui/failure.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { itemForm } from '../../words/website.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { rowLook } from '../ui/looks.ts';
import { useNow } from '../ui/use-now.ts';
import { Differences } from './differences.tsx';
import { type Address, loadItem } from './use-website.ts';

type Props = {
  address: Address;
  mine: AnyItem;
  /** `seen`: their version, 0 if there is no draft any more. */
  onKeepMine: (seen: number) => void;
  onTakeTheirs: () => void;
};

const { conflict: words } = itemForm;

/** A colleague has saved the same item. Both versions are shown, and the person chooses. */
export function Conflict({ address, mine, onKeepMine, onTakeTheirs }: Props) {
  const now = useNow();
  const { data, error } = useQuery({
    queryKey: ['website', 'conflict', address.kind, address.key],
    queryFn: () => loadItem(address),
    gcTime: 0,
  });
  const last = data?.draft ?? data?.versions[0];
  const theirs = data?.draft ? data.draft.value : (data?.published ?? data?.files ?? null);
  return (
    <section
      role="alert"
      aria-labelledby="conflict"
      className="grid grid-cols-1 gap-3 rounded-md border-2 border-danger bg-panel p-4"
    >
      <h2 id="conflict" className="text-base">
        {words.title(last?.by ?? words.someone, formatMoment(last?.at ?? now.toISOString()))}
      </h2>
      <Failure error={error} />
      {data && (
        <>
          <p>{words.lead}</p>
          <Differences
            kind={address.kind}
            before={theirs}
            after={mine}
            labels={{ before: words.theirs, after: words.mine }}
          />
          <p className={rowLook}>
            <ToolButton look="primary" onClick={() => onKeepMine(data.draft?.version ?? 0)}>
              {words.keepMine}
            </ToolButton>
            <ToolButton onClick={onTakeTheirs}>{words.takeTheirs}</ToolButton>
          </p>
        </>
      )}
    </section>
  );
}
