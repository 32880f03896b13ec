import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InboxEntry } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import type { ChangeResult } from '../../../server/staff/inbox/change-entries.ts';
import { api, readBody } from '../../api/client.ts';

export type EntryChange = { state: State } | { assignee: 'me' | 'nobody' };
type ChangeRequest = { entries: InboxEntry[]; change: EntryChange };
/** Entries as they were before the change, with the versions that they have after it. */
export type Changed = ChangeRequest & { results: ChangeResult[]; before: InboxEntry[] };

/** Changes entries, and shows in every loaded list how they are now. */
export function useChangeEntries() {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ entries, change }: ChangeRequest): Promise<Changed> => {
      const seen = entries.map(({ kind, record_id, version }) => ({ kind, id: record_id, version }));
      const { results } = await readBody(api.inbox.change.$post({ json: { entries: seen, change } }));
      const changed = new Set(results.flatMap(({ id, outcome }) => (outcome === 'changed' ? id : [])));
      return { entries, change, results, before: entries.filter(({ record_id }) => changed.has(record_id)) };
    },
    networkMode: 'always',
    onSuccess: ({ results }) => {
      showResults(queries, results);
      void queries.invalidateQueries({ queryKey: ['inbox', 'count'] });
      for (const { id } of results)
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === 'record' && queryKey[2] === id,
        });
    },
  });
  return { ...mutation, refreshLists: () => void queries.invalidateQueries({ queryKey: ['inbox', 'list'] }) };
}

type Page = { entries: InboxEntry[]; next: { time: string; id: string } | null };

/** An entry that no longer belongs to a list of one state leaves it. */
function showResults(queries: QueryClient, results: ChangeResult[]): void {
  const byId = new Map(results.map((result) => [result.id, result]));
  for (const query of queries.getQueryCache().findAll({ queryKey: ['inbox', 'list'] })) {
    const [, , filters] = query.queryKey as [string, string, { states?: State[] }];
    const update = (entry: InboxEntry): InboxEntry[] => {
      const result = byId.get(entry.record_id);
      if (!result) return [entry];
      if (result.outcome === 'gone') return [];
      return !filters.states || filters.states.includes(result.entry.state) ? [result.entry] : [];
    };
    queries.setQueryData<InfiniteData<Page>>(
      query.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, entries: page.entries.flatMap(update) })),
        },
    );
  }
}
