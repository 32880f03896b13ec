import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Kind } from '#domain/kinds.ts';
import type { InboxEntry, Note } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import { api, readBody } from '../../api/client.ts';
import { hasFailedWith } from '../../api/request-failed.ts';

export type Address = { kind: Kind; id: string };

const keyOf = ({ kind, id }: Address) => ['record', kind, id];
const records = api.records[':kind'][':id'];

/** The server records every read, so the app reads only when the person opens the record. */
export function useRecord(address: Address) {
  return useQuery({
    queryKey: keyOf(address),
    queryFn: () => readBody(records.$get({ param: address })),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export type ShownRecord = NonNullable<ReturnType<typeof useRecord>['data']>;

type Change = { state: State } | { assignee: string | null };

/** Changes state or assignee. Either way the page then has the entry as the server has it. */
export function useChange(address: Address, version: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => {
      return 'state' in change
        ? readBody(records.state.$post({ param: address, json: { version, ...change } }))
        : readBody(records.assign.$post({ param: address, json: { version, ...change } }));
    },
    onSuccess: ({ entry }) => storeEntry(queries, address, entry),
    onError: (error) => {
      // A colleague changed it first.
      if (hasFailedWith(error, 'conflict'))
        storeEntry(queries, address, (error.body as { entry: InboxEntry }).entry);
      else forgetIfGone(queries, address, error);
    },
  });
}

export function useAddNote(address: Address) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: string) => readBody(records.notes.$post({ param: address, json: { body } })),
    onSuccess: ({ note }) => storeNote(queries, address, note),
    onError: (error) => forgetIfGone(queries, address, error),
  });
}

/** Records that a reply was started. */
export function useStartReply(address: Address) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => readBody(records['reply-started'].$post({ param: address })),
    onSuccess: ({ note }) => storeNote(queries, address, note),
    onError: (error) => forgetIfGone(queries, address, error),
  });
}

function storeEntry(queries: QueryClient, address: Address, entry: InboxEntry) {
  queries.setQueryData<ShownRecord>(keyOf(address), (record) => record && { ...record, entry });
  void queries.invalidateQueries({ queryKey: ['inbox'] });
}

export function storeNote(queries: QueryClient, address: Address, note: Note) {
  queries.setQueryData<ShownRecord>(keyOf(address), (record) => {
    if (!record || record.notes.some(({ id }) => id === note.id)) return record;
    const { entry, notes } = record;
    const answeredAt = note.sort === 'note' ? entry.first_response_at : note.written_at;
    return {
      ...record,
      notes: [...notes, note],
      entry: { ...entry, first_response_at: entry.first_response_at ?? answeredAt },
    };
  });
}

/** A record that a colleague deleted must not stay on the screen. */
export function forgetIfGone(queries: QueryClient, address: Address, error: Error) {
  if (hasFailedWith(error, 'not_found')) void queries.resetQueries({ queryKey: keyOf(address) });
}
