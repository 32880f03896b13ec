import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentMail } from '../../../server/staff/api/mail-routes.ts';
import { api, inBackground, readBody } from '../../api/client.ts';
import { type Address, forgetIfGone, storeNote } from './use-record.ts';

const keyOf = ({ kind, id }: Address) => ['mail', kind, id];
const answers = api.mail.answers[':kind'][':id'];

/** While a mail waits, the page asks what became of it. */
const interval = 3_000;

/** The receipt and the answers that the person got. */
export function useMail(address: Address) {
  return useQuery({
    queryKey: keyOf(address),
    queryFn: async () => (await readBody(answers.$get({ param: address }, inBackground))).mails,
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? interval : false),
  });
}

function isWaiting({ sent_at, given_up_at }: SentMail): boolean {
  return !sent_at && !given_up_at;
}

export type Answer = { id: string; subject: string; body: string };

export function useSendAnswer(address: Address) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (json: Answer) => readBody(answers.$post({ param: address, json })),
    onSuccess: ({ note }) => {
      storeNote(queries, address, note);
      void queries.invalidateQueries({ queryKey: keyOf(address) });
    },
    onError: (error) => forgetIfGone(queries, address, error),
  });
}
