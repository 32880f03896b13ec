import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Kind } from '#domain/kinds.ts';
import type { Outcome } from '#domain/outcomes.ts';
import type { InboxEntry } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import type { ShownNote } from '../../../../server/staff/records/shown-record.ts';
import { api, readBody } from '../../../api/client.ts';
import { hasFailedWith } from '../../../api/request-failed.ts';

export type Address = { kind: Kind; id: string };

const recordKey = ({ kind, id }: Address) => ['record', kind, id];
const records = api.records[':kind'][':id'];

/** The server records every read, so the app reads only when the person opens the record, or when it has changed. */
export function useRecord(address: Address) {
  return useQuery({
    queryKey: recordKey(address),
    queryFn: () => readBody(records.$get({ param: address })),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export type ShownRecord = NonNullable<ReturnType<typeof useRecord>['data']>;

export type Change =
  | { state: State; outcome?: Outcome }
  | { assignee: string | null }
  | { until: string | null }
  | { undo: true };

/** Changes state, assignee or snoozing, or takes the last change back. */
export function useChange(address: Address, version: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => sendChange(address, version, change),
    networkMode: 'always',
    onSuccess: ({ entry }, change) => {
      storeEntry(queries, address, entry);
      // The conversation shows how it was answered.
      if ('undo' in change || 'outcome' in change) refreshRecord(queries, address);
    },
    onError: (error) => {
      // A colleague changed it first, or it is gone.
      if (hasFailedWith(error, 'conflict') || hasFailedWith(error, 'not_found'))
        refreshRecord(queries, address);
    },
  });
}

function sendChange(address: Address, version: number, change: Change) {
  if ('state' in change)
    return readBody(records.state.$post({ param: address, json: { version, ...change } }));
  if ('assignee' in change)
    return readBody(records.assign.$post({ param: address, json: { version, ...change } }));
  if ('until' in change)
    return readBody(records.snooze.$post({ param: address, json: { version, ...change } }));
  return readBody(records.undo.$post({ param: address, json: { version } }));
}

export function useAddNote(address: Address) {
  return useNoteChange(address, (body: string) =>
    readBody(records.notes.$post({ param: address, json: { body } })),
  );
}

/** Records that a reply was started. */
export function useStartReply(address: Address) {
  return useNoteChange<void>(address, () => readBody(records['reply-started'].$post({ param: address })));
}

function useNoteChange<Input>(address: Address, send: (input: Input) => Promise<Written>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (written) => storeNote(queries, address, written),
    onError: (error) => refreshIfGone(queries, address, error),
  });
}

export type Written = { note: ShownNote; entry: InboxEntry };

function storeEntry(queries: QueryClient, address: Address, entry: InboxEntry) {
  queries.setQueryData<ShownRecord>(recordKey(address), (record) => record && { ...record, entry });
  void queries.invalidateQueries({ queryKey: ['inbox'] });
}

export function storeNote(queries: QueryClient, address: Address, { note, entry }: Written) {
  queries.setQueryData<ShownRecord>(recordKey(address), (record) => {
    if (!record) return record;
    const others = record.notes.filter(({ id }) => id !== note.id);
    return { ...record, entry, notes: [...others, note] };
  });
  void queries.invalidateQueries({ queryKey: ['inbox'] });
}

/** Loads the whole record again. */
export function refreshRecord(queries: QueryClient, address: Address) {
  void queries.invalidateQueries({ queryKey: recordKey(address) });
  void queries.invalidateQueries({ queryKey: ['inbox'] });
}

/** A record that a colleague deleted must not stay on the screen. */
export function refreshIfGone(queries: QueryClient, address: Address, error: Error) {
  if (hasFailedWith(error, 'not_found')) void queries.resetQueries({ queryKey: recordKey(address) });
}
