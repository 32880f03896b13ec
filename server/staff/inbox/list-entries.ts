import type { Kind } from '#domain/kinds.ts';
import type { InboxEntry } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import { lateBefore, promiseOf } from '#office/promises.ts';
import type { CallFunction } from '../../store/records/record-store.ts';
import type { Person } from '../identity/auth.ts';
import { type ListFilters, toSchemaFilters } from './list-filters.ts';
import { readSearch } from './read-search.ts';

export type Position = { time: string; id: string; due: string | null };
/** The filters, within the kinds of the person's role. */
export type ListQuery = { filters: ListFilters; kinds: readonly Kind[]; person: Person };

type Page = {
  before?: Position | undefined;
  pageSize: number;
  /** `due`: records that wait for a promised answer come first, the longest first. */
  sort?: 'newest' | 'due' | undefined;
  /** Leaves out what comes back later. */
  hideSnoozed?: boolean | undefined;
};

/** One page of the inbox, newest first unless it is sorted by what is due. `next` is where the page after it starts. */
export async function listEntries(
  call: CallFunction,
  { filters, kinds, person }: ListQuery,
  { before, pageSize, sort, hideSnoozed = false }: Page,
): Promise<{ entries: InboxEntry[]; next: Position | null }> {
  const referred = await findByReference(call, filters, kinds);
  if (referred.length > 0) return { entries: before ? [] : referred, next: null };
  const byDue = sort === 'due';
  const entries = (await call('staff_list', {
    kinds,
    filters: {
      ...toSchemaFilters(filters, person),
      ...(filters.states && { states: [...new Set(filters.states)] }),
      ...(byDue && { late_before: lateBefore(new Date()) }),
      hide_snoozed: hideSnoozed,
    },
    ...(before && { before_time: before.time, before_id: before.id }),
    ...(before && byDue && { after_due: before.due }),
    by_due: byDue,
    page_size: pageSize,
  })) as InboxEntry[];
  const last = entries.length === pageSize ? entries.at(-1) : undefined;
  return { entries, next: last ? positionOf(last) : null };
}

/** Only kinds with a promised answer have a time by which they are due. */
function positionOf({ kind, waiting_since, created_at, record_id }: InboxEntry): Position {
  return { time: created_at, id: record_id, due: promiseOf(kind) ? waiting_since : null };
}

/** Snoozed records are counted apart from their state. */
export type Counts = { counts: Record<State | 'snoozed', number> };

/** How many entries of each state pass the filters. */
export async function countEntries(
  call: CallFunction,
  { filters, kinds, person }: ListQuery,
): Promise<Counts> {
  const referred = await findByReference(call, filters, kinds);
  if (referred.length === 0) {
    const counts = await call('staff_count', { kinds, filters: toSchemaFilters(filters, person) });
    return { counts: counts as Counts['counts'] };
  }
  const count = (state: State) => referred.filter((entry) => entry.state === state).length;
  return {
    counts: { new: count('new'), in_progress: count('in_progress'), done: count('done'), snoozed: 0 },
  };
}

/** A reference names one record, whatever the other filters are. Eight letters that are a word find nothing here. */
async function findByReference(
  call: CallFunction,
  { search = '' }: ListFilters,
  kinds: readonly Kind[],
): Promise<InboxEntry[]> {
  const { reference } = readSearch(search);
  if (!reference) return [];
  const range = { first_id: reference.first, last_id: reference.last };
  return (await call('staff_list', { kinds, filters: range })) as InboxEntry[];
}
