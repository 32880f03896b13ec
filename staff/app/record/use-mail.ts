import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentMail } from '../../../server/staff/api/mail-routes.ts';
import { api, inBackground, readBody } from '../../api/client.ts';
import { type Address, forgetIfGone, storeNote } from './use-record.ts';

const keyOf = ({ kind, id }: Address) => ['mail', kind, id];
const replies = api.mail.replies[':kind'][':id'];

/** While a mail waits, the page asks what became of it. */
const interval = 3_000;

/** The receipt and the replies that the person got. */
export function useMail(address: Address) {
  return useQuery({
    queryKey: keyOf(address),
    queryFn: async () => (await readBody(replies.$get({ param: address }, inBackground))).mails,
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? interval : false),
  });
}

function isWaiting({ sent_at, given_up_at }: SentMail): boolean {
  return !sent_at && !given_up_at;
}

export type Reply = { id: string; subject: string; body: string };

export function useSendReply(address: Address) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (json: Reply) => readBody(replies.$post({ param: address, json })),
    onSuccess: ({ note }) => {
      storeNote(queries, address, note);
      void queries.invalidateQueries({ queryKey: keyOf(address) });
    },
    onError: (error) => forgetIfGone(queries, address, error),
  });
}
