import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Kind } from '#domain/kinds.ts';
import type { SavedReply } from '#domain/saved-replies.ts';
import { api, readBody } from '../../api/client.ts';

const savedReplies = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: async (): Promise<SavedReply[]> => (await readBody(api['saved-replies'].$get())).replies,
});

/** The texts that this person may use: all of them, or those for answers to one kind. */
export function useSavedReplies(kind?: Kind) {
  return useQuery({
    ...savedReplies,
    staleTime: 60_000,
    select: (replies) => replies.filter((reply) => !kind || reply.kind === null || reply.kind === kind),
  });
}
