import type { Kind } from '#domain/kinds.ts';
import type { InboxEntry } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import type { Person } from '../identity/auth.ts';
import type { CallFunction } from '../records/record-store.ts';
import { type ListFilters, toArguments } from './list-filters.ts';
import { readSearch } from './read-search.ts';

export type Position = { time: string; id: string };
/** The filters, within the kinds of the person's role. */
export type ListQuery = { filters: ListFilters; kinds: readonly Kind[]; person: Person };

type Page = { before?: Position | undefined; pageSize: number };

/** One page of the inbox, newest first. `next` is where the page after it starts. */
export async function listEntries(
  call: CallFunction,
  { filters, kinds, person }: ListQuery,
  { before, pageSize }: Page,
): Promise<{ entries: InboxEntry[]; next: Position | null }> {
  const referred = await findByReference(call, filters, kinds);
  if (referred.length > 0) return { entries: before ? [] : referred, next: null };
  const entries = (await call('staff_list', {
    ...toArguments(filters, kinds, person),
    ...(filters.states && { states: [...new Set(filters.states)] }),
    ...(before && { before_time: before.time, before_id: before.id }),
    page_size: pageSize,
  })) as InboxEntry[];
  const last = entries.length === pageSize ? entries.at(-1) : undefined;
  return { entries, next: last ? { time: last.created_at, id: last.record_id } : null };
}

export type Counts = { counts: Record<State, number> };

/** How many entries of each state pass the filters. */
export async function countEntries(
  call: CallFunction,
  { filters, kinds, person }: ListQuery,
): Promise<Counts> {
  const referred = await findByReference(call, filters, kinds);
  if (referred.length === 0) {
    const counts = await call('staff_count', toArguments(filters, kinds, person));
    return { counts: counts as Counts['counts'] };
  }
  const count = (state: State) => referred.filter((entry) => entry.state === state).length;
  return { counts: { new: count('new'), in_progress: count('in_progress'), done: count('done') } };
}

/** A reference names one record, whatever the other filters are. Eight letters that are a word find nothing here. */
async function findByReference(
  call: CallFunction,
  { search = '' }: ListFilters,
  kinds: readonly Kind[],
): Promise<InboxEntry[]> {
  const { reference } = readSearch(search);
  if (!reference) return [];
  const parameters = { kinds, first_id: reference.first, last_id: reference.last };
  return (await call('staff_list', parameters)) as InboxEntry[];
}
