import { officeMoment } from '#app/office/clock.ts';
import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import type { RecordStore } from '../../store/records/record-store.ts';
import { toCsvRecord } from '../csv.ts';
import { type ListQuery, listEntries, type Position } from './list-entries.ts';

const columns: Array<[name: string, read: (entry: InboxEntry) => string | null]> = [
  ['reference', (entry) => referenceOf(entry.record_id)],
  ['kind', (entry) => entry.kind],
  ['received', (entry) => officeMoment(entry.created_at)],
  ['person', (entry) => entry.person],
  ['email', (entry) => entry.email],
  ['phone', (entry) => entry.phone],
  ['headline', (entry) => entry.headline],
  ['state', (entry) => entry.state],
  ['assigned to', (entry) => entry.assignee_name],
  ['first answered', ({ first_response_at: at }) => at && officeMoment(at)],
  ['language', (entry) => entry.language],
];
const pageSize = 200;

/** The filtered list as CSV, a page of the inbox at a time. */
export async function* exportList(records: RecordStore, query: ListQuery): AsyncGenerator<string> {
  // Without the mark, spreadsheets read the file in an encoding of their own.
  yield `\ufeff${toCsvRecord(columns.map(([name]) => name))}`;
  let before: Position | null | undefined;
  while (before !== null) {
    const page = { pageSize, ...(before && { before }) };
    const { entries, next } = await records.read((call) => listEntries(call, query, page));
    yield entries.map(toRecord).join('');
    before = next;
  }
}

function toRecord(entry: InboxEntry): string {
  return toCsvRecord(columns.map(([, read]) => read(entry)));
}
