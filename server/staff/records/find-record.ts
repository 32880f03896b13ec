import { type Kind, kinds } from '#domain/kinds.ts';
import type { FoundRecord } from '#domain/records.ts';
import type { CallFunction } from '../../store/records/record-store.ts';
import { refuse } from '../refuse.ts';

export type RecordRef = { kind: Kind; id: string };

/** The record, or a 404 if a colleague deleted it. */
export async function findRecord(
  call: CallFunction,
  allowed: readonly Kind[],
  { kind, id }: RecordRef,
): Promise<FoundRecord> {
  const found = await call('staff_find', { kinds: allowed, wanted_kind: kind, wanted_id: id });
  return found ? (found as FoundRecord) : refuse(404, 'not_found');
}

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
