import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import { formatLongDayAndTime } from '../../words/office-times.ts';
import { recordWords as words } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import type { useNeighbors } from './neighbors.ts';
import type { Address } from './use-record.ts';

type Props = {
  entry: InboxEntry;
  neighbors: ReturnType<typeof useNeighbors>;
  onGo: (address: Address | undefined) => void;
  onBack: () => void;
};

export function RecordHead({ entry, neighbors, onGo, onBack }: Props) {
  return (
    <header className="record-head">
      <div className="record-trail">
        <button type="button" className="record-button" aria-keyshortcuts="u" onClick={onBack}>
          <BackArrow />
          {words.back}
        </button>
        {neighbors && (
          <nav aria-label={words.place(neighbors.at + 1, neighbors.length)} className="record-steps">
            <Step address={neighbors.previous} label={words.previous} keys="k" onGo={onGo} />
            <span className="text-muted tabular-nums">{words.place(neighbors.at + 1, neighbors.length)}</span>
            <Step address={neighbors.next} label={words.next} keys="j" onGo={onGo} />
          </nav>
        )}
        <KeyHints hasList={neighbors !== undefined} />
      </div>
      <h1 className="record-person">{entry.person}</h1>
      <p className="record-meta">
        <span className="record-badge">{shell.kinds[entry.kind]}</span>
        <span className="record-reference">
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
    <button
      type="button"
      className="record-button"
      disabled={!address}
      aria-keyshortcuts={keys}
      onClick={() => onGo(address)}
    >
      {label}
    </button>
  );
}

/** Where there is a keyboard. The shortcuts are also on the buttons, for screen readers. */
function KeyHints({ hasList }: { hasList: boolean }) {
  const keys = words.keys.filter(({ key }) => hasList || !'jk'.includes(key));
  return (
    <p className="record-keys" aria-hidden="true">
      {keys.map(({ key, does }) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}

function BackArrow() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
      <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
