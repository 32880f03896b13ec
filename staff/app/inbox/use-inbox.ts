import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { InboxEntry } from '#domain/records.ts';
import { states } from '#domain/states.ts';
import type { Position } from '../../../server/staff/inbox/list-entries.ts';
import { api, inBackground, readBody } from '../../api/client.ts';
import { statesOf, toFilters, type View } from './view.ts';

const pageSize = 50;
const pollEvery = 30_000;
/** A record can become visible a moment after one with a later time. */
const overlap = 60_000;
/** A list outlives the time that a person spends on one record. */
const keptFor = 60 * 60_000;

/** What the list is narrowed to, with the states of its tab. */
export function filtersOf(view: View) {
  const states = statesOf(view.tab);
  return { ...toFilters(view), ...(states && { states }) };
}

/** A search goes on in the other states once its tab has no more: whoever looks for a caller should find them. */
type Group = 'tab' | 'others';
type PageParam = { group: Group; before: Position | null };
type Page = { group: Group; entries: InboxEntry[]; next: Position | null };

const firstPage: PageParam = { group: 'tab', before: null };

function listKey(view: View) {
  return ['inbox', 'list', { ...filtersOf(view), sort: view.sort }];
}

async function loadPage(view: View, { group, before }: PageParam, signal?: AbortSignal): Promise<Page> {
  const filters = group === 'tab' ? filtersOf(view) : { ...toFilters(view), states: otherStates(view) };
  const hideSnoozed = !filters.search && !filters.only && view.tab !== 'all';
  const json = { ...filters, pageSize, sort: view.sort, hideSnoozed, ...(before && { before }) };
  const page = await readBody(api.inbox.list.$post({ json }, { init: signal ? { signal } : {} }));
  return { group, ...page };
}

function otherStates({ tab }: View) {
  return states.filter((state) => state !== tab);
}

function paramAfter(view: View, { group, next }: Page): PageParam | null {
  if (next) return { group, before: next };
  return group === 'tab' && view.tab !== 'all' && view.search.trim()
    ? { group: 'others', before: null }
    : null;
}

/** The list, a page at a time. Offline it fails at once, so that the screen can say so. */
export function useInbox(view: View) {
  return useInfiniteQuery({
    queryKey: listKey(view),
    queryFn: ({ pageParam, signal }) => loadPage(view, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: (page) => paramAfter(view, page),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 30_000,
    gcTime: keptFor,
    refetchOnWindowFocus: false,
  });
}

export type InboxPages = { pages: Page[]; pageParams: PageParam[] };

/** The next page of a list that was loaded before, for whoever goes on from record to record. */
export async function loadMoreOf(queries: QueryClient, view: View) {
  const key = listKey(view);
  const loaded = queries.getQueryData<InboxPages>(key);
  const last = loaded?.pages.at(-1);
  const param = last && paramAfter(view, last);
  if (!loaded || !param) return [];
  const page = await loadPage(view, param);
  queries.setQueryData<InboxPages>(key, {
    pages: [...loaded.pages, page],
    pageParams: [...loaded.pageParams, param],
  });
  return page.entries.map(({ kind, record_id }) => ({ kind, id: record_id }));
}

/** Counts for the tabs. They wait for the list, which people look at first. */
export function useCounts(view: View, isListLoaded: boolean) {
  const filters = toFilters(view);
  return useQuery({
    queryKey: ['inbox', 'count', filters],
    queryFn: ({ signal }) => readBody(api.inbox.count.$post({ json: filters }, { init: { signal } })),
    enabled: isListLoaded,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });
}

/** How many records came in since the list was loaded. Asks only while the tab is visible. */
export function useArrivals(view: View, entries: InboxEntry[] | undefined) {
  const filters = filtersOf(view);
  const newest = entries
    ?.map(({ created_at }) => created_at)
    .toSorted()
    .at(-1);
  const known = new Set(entries?.map(({ record_id }) => record_id));
  const since = newest && new Date(Date.parse(newest) - overlap).toISOString();
  const { data } = useQuery({
    queryKey: ['inbox', 'arrivals', filters, newest ?? null],
    queryFn: () =>
      readBody(
        api.inbox.list.$post(
          { json: { ...filters, pageSize, ...(since && !filters.since && { since }) } },
          inBackground,
        ),
      ).then((page) => page.entries.map(({ record_id }) => record_id)),
    enabled: entries !== undefined,
    initialData: [],
    staleTime: pollEvery,
    refetchInterval: pollEvery,
    refetchIntervalInBackground: false,
    gcTime: 0,
  });
  const arrived = data.filter((id) => !known.has(id)).length;
  return { arrived, more: arrived === pageSize };
}

/** The jobs that people applied for. */
export function useJobs(isAllowed: boolean) {
  return useQuery({
    queryKey: ['inbox', 'jobs'],
    queryFn: () => readBody(api.inbox.jobs.$get()),
    enabled: isAllowed,
    staleTime: 5 * 60_000,
  });
}
