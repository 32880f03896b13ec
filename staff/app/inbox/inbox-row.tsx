import { Link } from 'react-router';
import { LineIcon } from '#app/ui/line-icon.tsx';
import type { Kind } from '#domain/kinds.ts';
import type { InboxEntry } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import { officeDate } from '#office/clock.ts';
import { CheckTarget } from '../../ui/check-target.tsx';
import { inbox } from '../../words/inbox.ts';
import { formatDate } from '../../words/office-times.ts';
import { shell } from '../../words/shell.ts';
import { DisownedTag, HurtTag, LanguageTag, MarkTag, PromiseTag } from '../ui/marks.tsx';
import { judgePromise } from '../ui/promise.ts';
import { formatAge, formatExact } from './format-age.ts';
import type { TableProps } from './inbox-table.tsx';
import { rowLinkId } from './row-link.ts';
import { toggleRow } from './selection.ts';

const stateLooks: Record<State, string> = {
  new: 'before:border-star before:bg-amber',
  in_progress:
    'before:border-accent before:[background:linear-gradient(90deg,var(--color-accent)_50%,transparent_50%)]',
  done: 'text-muted before:border-accent before:bg-accent',
};

type Props = {
  entry: InboxEntry;
  table: TableProps;
  /** The ids of all rows. */
  order: string[];
  /** Handed to the record's page, for its next and previous. */
  linkState: { list: { kind: Kind; id: string }[] };
};

/** One record. Only the active row is in the tab order; j and k move on from it. */
export function InboxRow({ entry, table, order, linkState }: Props) {
  const { kind, record_id: id, person, headline, state, assignee, assignee_name: assigneeName } = entry;
  const { now, myId, activeId, currentId, selection, onActivate, onSelect } = table;
  const isSelected = selection.ids.has(id);
  const toggle = (range: boolean) => onSelect(toggleRow(selection, order, id, { range }));
  const tabIndex = id === activeId ? 0 : -1;
  return (
    <tr
      data-active={id === currentId || undefined}
      data-selected={isSelected || undefined}
      data-state={state}
      onFocus={() => onActivate(id)}
    >
      <td className="inbox-check max-md:[grid-area:check]">
        <CheckTarget
          className="relative z-1 mouse:min-h-8"
          tabIndex={tabIndex}
          checked={isSelected}
          aria-label={inbox.selectRow(person)}
          onChange={({ nativeEvent }) => toggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      </td>
      <td className="flex items-center gap-2 text-muted max-md:[grid-area:kind]">
        <KindIcon kind={kind} />
        <span className="max-xl:sr-only">{shell.kinds[kind]}</span>
      </td>
      <th scope="row" className="inbox-person truncate max-md:[grid-area:person]">
        <Link to={`/records/${kind}/${id}`} id={rowLinkId(id)} tabIndex={tabIndex} state={linkState}>
          {person}
        </Link>
      </th>
      <td className="min-w-0 text-muted max-md:[grid-area:headline]">
        {/* Without the room of a laptop, a mark is below its subject. */}
        <p className="flex items-center gap-2 max-lg:flex-wrap max-lg:gap-y-0 max-lg:py-0.5">
          {entry.hurt && <HurtTag />}
          <span className="truncate">{headline}</span>
          <RowMarks entry={entry} now={now} />
          {assignee && (
            <span className="max-w-36 flex-none truncate text-xs xl:hidden">
              <span className="sr-only">{inbox.columns.assignee} </span>
              {assignee === myId ? inbox.you : assigneeName}
            </span>
          )}
        </p>
      </td>
      <td
        className={`whitespace-nowrap max-md:text-end max-md:[grid-area:state] before:me-2 before:inline-block before:size-2.25 before:rounded-full before:border-2 ${stateLooks[state]}`}
      >
        {shell.states[state]}
      </td>
      <td className="truncate max-md:hidden">
        {assignee === myId ? inbox.you : (assigneeName ?? <span className="text-muted">{inbox.nobody}</span>)}
      </td>
      <td className="inbox-time whitespace-nowrap text-muted max-md:[grid-area:time]">
        <time dateTime={entry.created_at} title={formatExact(entry.created_at)}>
          {formatAge(entry.created_at, now)}
        </time>
      </td>
    </tr>
  );
}

function RowMarks({ entry, now }: { entry: InboxEntry; now: Date }) {
  const { language, waiting_since, created_at, undelivered, snoozed_until } = entry;
  return (
    <>
      <LanguageTag code={language} />
      <DisownedTag entry={entry} />
      {undelivered && <MarkTag tone="late">{inbox.undelivered}</MarkTag>}
      {waiting_since && waiting_since !== created_at && entry.first_response_at && (
        <MarkTag tone="near">{inbox.replied}</MarkTag>
      )}
      <PromiseTag kind={entry.kind} mark={judgePromise(entry, now)} />
      {snoozed_until && new Date(snoozed_until) > now && (
        <MarkTag tone="quiet">{inbox.snoozedUntil(formatDate(officeDate(snoozed_until)))}</MarkTag>
      )}
    </>
  );
}

/** On a grid of 20 by 20. */
const drawings: Record<Kind, string> = {
  message: 'M3 5h14v10H3zm0 .8 7 5.2 7-5.2',
  claim:
    'M10 2.500 16.500 5v4.500c0 4-2.700 6.700-6.500 8-3.800-1.300-6.500-4-6.500-8V5zM10 6.500v4.200m0 2.600v.2',
  application: 'M5 3h7l3 3v11H5zm7 0v3h3M7.500 9h5m-5 3h5',
  verification:
    'M2.500 5h15v10h-15zM7 11a1.700 1.700 0 1 0 0-3.400A1.700 1.700 0 0 0 7 11zm-2.400 2.300c.3-1.300 1.200-2 2.400-2s2.100.7 2.400 2M12 8.500h3M12 11.500h3',
};

function KindIcon({ kind }: { kind: Kind }) {
  return <LineIcon d={drawings[kind]} grid={20} strokeWidth={1.6} className="size-5 flex-none" />;
}
