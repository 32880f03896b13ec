import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Kind } from '#domain/kinds.ts';
import { api, readBody } from '../../api/client.ts';

const readAll = () => readBody(api['saved-replies'].$get());
const savedReplies = queryOptions({ queryKey: ['saved-replies'], queryFn: readAll });

/** Of the first office, by language: what `{opening hours}` becomes. */
export type OpeningHours = Awaited<ReturnType<typeof readAll>>['openingHours'];

/** The texts that this person may use: all of them, or those for answers to one kind. */
export function useSavedReplies(kind?: Kind) {
  return useQuery({
    ...savedReplies,
    staleTime: 60_000,
    select: ({ replies, openingHours }) => ({
      replies: replies.filter((reply) => !kind || reply.kind === null || reply.kind === kind),
      openingHours,
    }),
  });
}
