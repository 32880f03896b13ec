import type { InboxEntry } from '#domain/records.ts';
import { CheckTarget } from '../../ui/check-target.tsx';
import { inbox } from '../../words/inbox.ts';
import { InboxRow } from './inbox-row.tsx';
import { type Selection, toggleAll } from './selection.ts';

export type TableProps = {
  entries: InboxEntry[];
  now: Date;
  myId: string;
  /** In the tab order. */
  activeId: string | undefined;
  /** Marked: a key or the pointer chose it. */
  currentId: string | null;
  selection: Selection;
  /** The place of the first entry that a search found outside of the tab. */
  othersFrom: number;
  onActivate: (id: string) => void;
  onSelect: (selection: Selection) => void;
};

const { columns } = inbox;

export function InboxTable(table: TableProps) {
  const { entries, selection, othersFrom, onSelect } = table;
  const order = entries.map(({ record_id }) => record_id);
  const linkState = { list: entries.map(({ kind, record_id }) => ({ kind, id: record_id })) };
  return (
    <table className="inbox-table w-full">
      <caption className="sr-only">{inbox.caption}</caption>
      <thead className="max-md:sr-only md:text-[0.875rem] md:text-muted">
        <tr>
          <th scope="col" className="inbox-check">
            <CheckTarget
              className="relative z-1 mouse:min-h-8"
              aria-label={inbox.selectAll}
              checked={order.length > 0 && order.every((id) => selection.ids.has(id))}
              onChange={() => onSelect(toggleAll(selection, order))}
            />
          </th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.person}</th>
          <th scope="col">{columns.headline}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.assignee}</th>
          <th scope="col" className="inbox-time">
            {columns.received}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.slice(0, othersFrom).map((entry) => (
          <InboxRow key={entry.record_id} entry={entry} table={table} order={order} linkState={linkState} />
        ))}
      </tbody>
      {othersFrom < entries.length && (
        <tbody>
          <tr className="inbox-group">
            <th scope="rowgroup" colSpan={7} className="text-xs text-muted">
              {inbox.otherStates}
            </th>
          </tr>
          {entries.slice(othersFrom).map((entry) => (
            <InboxRow key={entry.record_id} entry={entry} table={table} order={order} linkState={linkState} />
          ))}
        </tbody>
      )}
    </table>
  );
}
