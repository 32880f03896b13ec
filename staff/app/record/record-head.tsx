import { LineIcon } from '#app/ui/line-icon.tsx';
import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { inbox } from '../../words/inbox.ts';
import { formatLongDayAndTime } from '../../words/office-times.ts';
import { recordWords as words } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import { rowLook } from '../ui/looks.ts';
import { DisownedTag, HurtTag, LanguageTag, MarkTag, PromiseTag } from '../ui/marks.tsx';
import { judgePromise } from '../ui/promise.ts';
import { useNow } from '../ui/use-now.ts';
import type { Neighbors } from './use-neighbors.ts';

type Props = { entry: InboxEntry; neighbors: Neighbors };

export function RecordHead({ entry, neighbors }: Props) {
  const mark = judgePromise(entry, useNow());
  const { place, hasPrevious, goNext, goPrevious, goBack } = neighbors;
  return (
    <header className="grid gap-1.5">
      <div className={`mb-2 print:hidden ${rowLook}`}>
        <ToolButton aria-keyshortcuts="u" onClick={goBack}>
          <LineIcon d="M10 3 5 8l5 5" grid={16} strokeWidth={2} className="size-4" />
          {words.back}
        </ToolButton>
        {place && (
          <nav aria-label={words.place(place.at, place.of)} className={rowLook}>
            <ToolButton aria-disabled={!hasPrevious} aria-keyshortcuts="k" onClick={goPrevious}>
              {words.previous}
            </ToolButton>
            <span className="text-muted tabular-nums">{words.place(place.at, place.of)}</span>
            <ToolButton aria-keyshortcuts="j" onClick={goNext}>
              {words.next}
            </ToolButton>
          </nav>
        )}
        <KeyHints hasList={place !== undefined} />
      </div>
      {entry.hurt && (
        <p>
          <HurtTag />
        </p>
      )}
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
        <LanguageTag code={entry.language} />
        <DisownedTag entry={entry} />
        <PromiseTag kind={entry.kind} mark={mark} />
        {entry.undelivered && <MarkTag tone="late">{inbox.undelivered}</MarkTag>}
      </p>
    </header>
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
