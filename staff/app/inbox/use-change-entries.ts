import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Outcome } from '#domain/outcomes.ts';
import type { InboxEntry } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import type { ChangeResult } from '../../../server/staff/inbox/change-entries.ts';
import { api, readBody } from '../../api/client.ts';
import type { InboxPages } from './use-inbox.ts';

export type EntryChange =
  | { state: State; outcome?: Outcome }
  | { assignee: 'me' | 'nobody' }
  | { undo: true };
type ChangeRequest = { entries: InboxEntry[]; change: EntryChange };

/** Changes entries, and shows in every loaded list how they are now. Resolves to what became of each. */
export function useChangeEntries() {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ entries, change }: ChangeRequest): Promise<ChangeResult[]> => {
      const seen = entries.map(({ kind, record_id, version }) => ({ kind, id: record_id, version }));
      const { results } = await readBody(api.inbox.change.$post({ json: { entries: seen, change } }));
      return results;
    },
    networkMode: 'always',
    onSuccess: (results) => {
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

/** An entry that no longer belongs to a list of one state leaves it. A search lists all states. */
function showResults(queries: QueryClient, results: ChangeResult[]): void {
  const byId = new Map(results.map((result) => [result.id, result]));
  for (const query of queries.getQueryCache().findAll({ queryKey: ['inbox', 'list'] })) {
    const [, , filters] = query.queryKey as [string, string, { states?: State[]; search?: string }];
    const update = (entry: InboxEntry): InboxEntry[] => {
      const result = byId.get(entry.record_id);
      if (!result) return [entry];
      if (result.outcome === 'gone') return [];
      const stays = filters.search || !filters.states || filters.states.includes(result.entry.state);
      return stays ? [result.entry] : [];
    };
    queries.setQueryData<InboxPages>(
      query.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, entries: page.entries.flatMap(update) })),
        },
    );
  }
}
