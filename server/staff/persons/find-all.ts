import { kinds } from '#domain/kinds.ts';
import type { FoundRecord } from '#domain/records.ts';
import type { CallFunction } from '../records/record-store.ts';
import type { RecordRef } from './delete-records.ts';

/** Records of any kind, oldest first, without those that are gone. For an owner. */
export async function findAll(call: CallFunction, chosen: RecordRef[]): Promise<FoundRecord[]> {
  const found: FoundRecord[] = [];
  for (const { kind, id } of chosen) {
    const parameters = { kinds, wanted_kind: kind, wanted_id: id };
    const record = (await call('staff_find', parameters)) as FoundRecord | null;
    if (record) found.push(record);
  }
  return found.toSorted((a, b) => a.entry.created_at.localeCompare(b.entry.created_at));
}
