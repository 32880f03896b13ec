import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import { toCsvRecord } from '../csv.ts';
import type { RecordStore } from '../records/record-store.ts';
import { type ListQuery, listEntries, type Position } from './list-entries.ts';

const columns = [
  'reference',
  'kind',
  'received',
  'person',
  'email',
  'phone',
  'headline',
  'state',
  'assigned to',
  'first answered',
];
const pageSize = 200;

/** The filtered list as CSV, a page of the inbox at a time. */
export async function* exportList(records: RecordStore, query: ListQuery): AsyncGenerator<string> {
  // Without the mark, spreadsheets read the file in an encoding of their own.
  yield `\ufeff${toCsvRecord(columns)}`;
  let before: Position | null | undefined;
  while (before !== null) {
    const page = { pageSize, ...(before && { before }) };
    const { entries, next } = await records.read((call) => listEntries(call, query, page));
    yield entries.map(toRecord).join('');
    before = next;
  }
}

function toRecord(entry: InboxEntry): string {
  return toCsvRecord([
    referenceOf(entry.record_id),
    entry.kind,
    entry.created_at,
    entry.person,
    entry.email,
    entry.phone,
    entry.headline,
    entry.state,
    entry.assignee_name,
    entry.first_response_at,
  ]);
}
