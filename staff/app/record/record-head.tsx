import { useLocation } from 'react-router';
import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import { LineIcon } from '../../ui/line-icon.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { formatLongDayAndTime } from '../../words/office-times.ts';
import { recordWords as words } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import { rowLook } from './looks.ts';
import type { Address } from './use-record.ts';

/** What the inbox hands over when it opens a record: its list, in its order. */
type RecordListState = { list?: Address[] };

/** The records before and after this one in the list that it was opened from. Undefined without a list. */
export function useNeighbors({ kind, id }: Address) {
  const state: RecordListState | null = useLocation().state;
  const list = state?.list ?? [];
  const at = list.findIndex((address) => address.kind === kind && address.id === id);
  if (at < 0) return undefined;
  return { previous: list[at - 1], next: list[at + 1], at, length: list.length };
}

type Props = {
  entry: InboxEntry;
  neighbors: ReturnType<typeof useNeighbors>;
  onGo: (address: Address | undefined) => void;
  onBack: () => void;
};

export function RecordHead({ entry, neighbors, onGo, onBack }: Props) {
  return (
    <header className="grid gap-1.5">
      <div className={`mb-2 ${rowLook}`}>
        <ToolButton aria-keyshortcuts="u" onClick={onBack}>
          <LineIcon d="M10 3 5 8l5 5" grid={16} strokeWidth={2} className="size-4" />
          {words.back}
        </ToolButton>
        {neighbors && (
          <nav aria-label={words.place(neighbors.at + 1, neighbors.length)} className={rowLook}>
            <Step address={neighbors.previous} label={words.previous} keys="k" onGo={onGo} />
            <span className="text-muted tabular-nums">{words.place(neighbors.at + 1, neighbors.length)}</span>
            <Step address={neighbors.next} label={words.next} keys="j" onGo={onGo} />
          </nav>
        )}
        <KeyHints hasList={neighbors !== undefined} />
      </div>
      <h1 className="text-[1.75rem] leading-[1.15] wrap-anywhere">{entry.person}</h1>
      <p className={`text-muted ${rowLook}`}>
        <span className="rounded-full bg-glyph px-2.5 py-0.5 font-bold text-ink">
          {shell.kinds[entry.kind]}
        </span>
        <span className="font-bold tracking-[0.06em] text-ink">
          <span className="sr-only">{words.reference} </span>
          {referenceOf(entry.record_id)}
        </span>
        <span>
          {words.received} <time dateTime={entry.created_at}>{formatLongDayAndTime(entry.created_at)}</time>
        </span>
      </p>
    </header>
  );
}

type StepProps = Pick<Props, 'onGo'> & { address: Address | undefined; label: string; keys: string };

function Step({ address, label, keys, onGo }: StepProps) {
  return (
    <ToolButton disabled={!address} aria-keyshortcuts={keys} onClick={() => onGo(address)}>
      {label}
    </ToolButton>
  );
}

/** Where there is a keyboard. The shortcuts are also on the buttons, for screen readers. */
function KeyHints({ hasList }: { hasList: boolean }) {
  const keys = words.keys.filter(({ key }) => hasList || !'jk'.includes(key));
  return (
    <p
      className="ms-auto hidden flex-wrap items-center gap-x-3 gap-y-2 text-2xs text-muted lg:pointer-fine:flex"
      aria-hidden="true"
    >
      {keys.map(({ key, does }) => (
        <span key={key}>
          <kbd className="rounded-[4px] border border-line bg-panel px-1.5 [font-family:inherit] font-bold">
            {key}
          </kbd>{' '}
          {does}
        </span>
      ))}
    </p>
  );
}
