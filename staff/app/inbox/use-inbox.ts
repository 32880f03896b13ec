import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { InboxEntry } from '#domain/records.ts';
import { api, inBackground, readBody } from '../../api/client.ts';
import { statesOf, toFilters, type View } from './view.ts';

const pageSize = 50;
const pollEvery = 30_000;
/** A record can become visible a moment after one with a later time. */
const overlap = 60_000;

/** What the list is narrowed to, with the states of its tab. */
export function filtersOf(view: View) {
  const states = statesOf(view.tab);
  return { ...toFilters(view), ...(states && { states }) };
}

/** The list, a page at a time. Offline it fails at once, so that the screen can say so. */
export function useInbox(view: View) {
  const filters = filtersOf(view);
  return useInfiniteQuery({
    queryKey: ['inbox', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readBody(
        api.inbox.list.$post(
          { json: { ...filters, pageSize, ...(pageParam && { before: pageParam }) } },
          { init: { signal } },
        ),
      ),
    initialPageParam: null as { time: string; id: string } | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 30_000,
    refetchOnWindowFocus: false,
  });
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
  const newest = entries?.[0];
  const known = new Set(entries?.map(({ record_id }) => record_id));
  const since = newest && new Date(Date.parse(newest.created_at) - overlap).toISOString();
  const { data } = useQuery({
    queryKey: ['inbox', 'arrivals', filters, newest?.record_id ?? null],
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
