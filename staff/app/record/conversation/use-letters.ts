import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { useEffect } from 'react';
import { api, inBackground, readBody } from '../../../api/client.ts';
import { hasFailedWith } from '../../../api/request-failed.ts';
import { type Address, refreshIfGone, refreshRecord, type ShownRecord, storeNote } from '../ui/use-record.ts';

const letters = api.letters[':kind'][':id'];

type NewLetter = InferRequestType<typeof letters.$post>['json'];

const sendKey = ({ kind, id }: Address) => ['send', kind, id];

/** Whoever leaves the record while the letter is on its way to the server still sends it. Offline it fails at once. */
export function useSendLetter(address: Address) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: sendKey(address),
    mutationFn: (json: NewLetter) => readBody(letters.$post({ param: address, json })),
    networkMode: 'always',
    onSuccess: (written) => storeNote(queries, address, written),
    onError: (error) => {
      if (hasFailedWith(error, 'newer_letter') || hasFailedWith(error, 'mail_refused'))
        refreshRecord(queries, address);
      refreshIfGone(queries, address, error);
    },
  });
}

/** Also if it was sent before the record was closed and opened again. */
export function useIsSending(address: Address): boolean {
  return useIsMutating({ mutationKey: sendKey(address) }) > 0;
}

const watchEvery = 5_000;

/** Tells colleagues that this person writes an answer, says who else does, and loads the record again when it has changed. */
export function useWatch(address: Address, { entry }: ShownRecord, isWriting: boolean): string[] {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['watch', address.kind, address.id, isWriting],
    queryFn: () => readBody(letters.watch.$post({ param: address, json: { isWriting } }, inBackground)),
    refetchInterval: watchEvery,
    refetchIntervalInBackground: false,
    gcTime: 0,
    retry: false,
  });
  const isOutdated = data !== undefined && data.revision > entry.revision;
  const isGone = hasFailedWith(error, 'not_found');
  useEffect(() => {
    if (isOutdated || isGone) refreshRecord(queries, { kind: address.kind, id: address.id });
  }, [isOutdated, isGone, queries, address.kind, address.id]);
  return data?.writing ?? [];
}

/** Says whether a mail from another address is the person's. */
export function useConfirmReply(address: Address) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (json: { note: string; isTheirs: boolean }) =>
      readBody(letters.confirm.$post({ param: address, json })),
    onSettled: () => refreshRecord(queries, address),
  });
}

export function useAllowMail(address: Address) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => readBody(letters['allow-mail'].$post({ param: address })),
    onSettled: () => refreshRecord(queries, address),
  });
}

/** Uploads a file for an answer. */
export function uploadLetterFile(address: Address, id: string, file: File) {
  return readBody(letters.files[':file'].$post({ param: { ...address, file: id }, form: { file } }));
}
