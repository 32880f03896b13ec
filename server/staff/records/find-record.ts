import type { Kind } from '#domain/kinds.ts';
import type { FoundRecord } from '#domain/records.ts';
import { refuse } from '../refuse.ts';
import type { CallFunction } from './record-store.ts';

export type RecordAddress = { kinds: readonly Kind[]; kind: Kind; id: string };

/** The record, or a 404 if a colleague deleted it. */
export async function findRecord(
  call: CallFunction,
  { kinds, kind, id }: RecordAddress,
): Promise<FoundRecord> {
  const found = await call('staff_find', { kinds, wanted_kind: kind, wanted_id: id });
  return found ? (found as FoundRecord) : refuse(404, 'not_found');
}
