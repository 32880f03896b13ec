import { fileColumnsOf, type Kind as RecordKind, kinds as recordKinds, tableOf } from '#domain/kinds.ts';

export type Row = { id: string; created_at: string } & Record<string, string | string[] | null>;

/** `record` names it in the list of deleted ids and in the staff's app. */
export type Kind = {
  name: string;
  record: RecordKind;
  table: ReturnType<typeof tableOf>;
  attachments: ReturnType<typeof fileColumnsOf>;
};

/** What the commands call the records. */
const names: Record<RecordKind, string> = {
  message: 'contacts',
  application: 'applications',
  verification: 'verifications',
  claim: 'claims',
};

export const kinds: Kind[] = recordKinds.map((record) => ({
  name: names[record],
  record,
  table: tableOf(record),
  attachments: fileColumnsOf(record),
}));

/** The tables that hold what visitors sent. */
export const tables = kinds.map(({ table }) => table);

/** Undefined for a table that holds something else. */
export function kindOfTable(name: string): Kind | undefined {
  return kinds.find(({ table }) => table === name);
}
