import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Kind } from '#domain/kinds.ts';
import type { InboxEntry, Note } from '#domain/records.ts';
import type { State } from '#domain/states.ts';
import { api, inBackground, readBody } from '../../api/client.ts';
import { hasFailedWith } from '../../api/request-failed.ts';

export type Address = { kind: Kind; id: string };

const keyOf = ({ kind, id }: Address) => ['record', kind, id];
const mailKeyOf = ({ kind, id }: Address) => ['mail', kind, id];
const records = api.records[':kind'][':id'];
const replies = api.mail.replies[':kind'][':id'];
/** While a mail waits, the page asks what became of it. */
const mailInterval = 3_000;

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
    mutationFn: (change: Change) =>
      'state' in change
        ? readBody(records.state.$post({ param: address, json: { version, ...change } }))
        : readBody(records.assign.$post({ param: address, json: { version, ...change } })),
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
  return useNoteChange(address, (body: string) =>
    readBody(records.notes.$post({ param: address, json: { body } })),
  );
}

/** Records that a reply was started. */
export function useStartReply(address: Address) {
  return useNoteChange<void>(address, () => readBody(records['reply-started'].$post({ param: address })));
}

export function useSendReply(address: Address) {
  return useNoteChange(address, (json: { id: string; subject: string; body: string }) =>
    readBody(replies.$post({ param: address, json })),
  );
}

/** Sends what the server keeps as a note of the record. */
function useNoteChange<Input>(address: Address, send: (input: Input) => Promise<{ note: Note }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ note }) => storeNote(queries, address, note),
    onError: (error) => forgetIfGone(queries, address, error),
  });
}

/** The receipt and the replies that the person got. */
export function useMail(address: Address) {
  return useQuery({
    queryKey: mailKeyOf(address),
    queryFn: async () => (await readBody(replies.$get({ param: address }, inBackground))).mails,
    refetchInterval: ({ state }) =>
      state.data?.some((mail) => !mail.sent_at && !mail.given_up_at) ? mailInterval : false,
  });
}

function storeEntry(queries: QueryClient, address: Address, entry: InboxEntry) {
  queries.setQueryData<ShownRecord>(keyOf(address), (record) => record && { ...record, entry });
  void queries.invalidateQueries({ queryKey: ['inbox'] });
}

function storeNote(queries: QueryClient, address: Address, note: Note) {
  if (note.sort === 'reply_sent') void queries.invalidateQueries({ queryKey: mailKeyOf(address) });
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
function forgetIfGone(queries: QueryClient, address: Address, error: Error) {
  if (hasFailedWith(error, 'not_found')) void queries.resetQueries({ queryKey: keyOf(address) });
}
