import { listAnswers } from '#app/forms/stored-forms.ts';
import { kinds } from '#domain/kinds.ts';
import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import { officeMoment } from '#office/clock.ts';
import type { RecordStore } from '../../store/records/record-store.ts';
import { toCsvRecord } from '../csv.ts';
import { type ListQuery, listEntries, type Position } from './list-entries.ts';

/** The columns of records that their forms list. */
const listed = [
  ...new Set(kinds.flatMap(listAnswers).flatMap((answer) => (answer.listed ? [answer.column] : []))),
];

type Answers = Record<string, string | null>;

const columns: Array<[name: string, read: (entry: InboxEntry, answers: Answers) => string | null]> = [
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
  ...listed.map((column): (typeof columns)[number] => [column, (_, answers) => answers[column] ?? null]),
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
    const answers = await readAnswers(records, query, entries);
    const toRecord = (entry: InboxEntry) =>
      toCsvRecord(columns.map(([, read]) => read(entry, answers.get(entry.record_id) ?? {})));
    yield entries.map(toRecord).join('');
    before = next;
  }
}

/** By the id of the record. */
async function readAnswers(
  records: RecordStore,
  { kinds }: ListQuery,
  entries: readonly InboxEntry[],
): Promise<Map<string, Answers>> {
  if (listed.length === 0) return new Map();
  const record_ids = entries.map(({ record_id }) => record_id);
  const found = await records.read((call) => call('staff_answers', { kinds, record_ids, columns: listed }));
  return new Map(
    (found as { record_id: string; answers: Answers }[]).map(({ record_id, answers }) => [
      record_id,
      answers,
    ]),
  );
}
