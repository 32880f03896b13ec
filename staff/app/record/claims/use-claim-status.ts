import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { api, readBody } from '../../../api/client.ts';
import { type Address, refreshRecord, storeNote } from '../ui/use-record.ts';

const status = api.claims[':id'].status;

export type NewStatus = InferRequestType<typeof status.$post>['json'];

/** Says where a claim stands. A retry with the same id sets it once. */
export function useSetClaimStatus(address: Address) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (json: NewStatus) => readBody(status.$post({ param: { id: address.id }, json })),
    networkMode: 'always',
    onSuccess: (written) => storeNote(queries, address, written),
    onError: () => refreshRecord(queries, address),
  });
}
