import { useLocation } from 'react-router';
import type { Address } from './use-record.ts';

/** What the inbox hands over when it opens a record: its list, in its order. */
type RecordListState = { list?: Address[] };

/** The records before and after this one in the list that it was opened from. Undefined without a list. */
export function useNeighbors({ kind, id }: Address) {
  const state: RecordListState | null = useLocation().state;
  const list = state?.list ?? [];
  const at = list.findIndex((address) => address.kind === kind && address.id === id);
  if (at < 0) return undefined;
  return { previous: list[at - 1], next: list[at + 1], at, length: list.length };
}
