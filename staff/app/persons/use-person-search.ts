import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, readBody } from '../../api/client.ts';

const send = (words: string) => readBody(api.persons.search.$post({ json: { words } }));

export type Search = Awaited<ReturnType<typeof send>> & {
  words: string;
  /** The address of the person who was chosen from several. */
  chosen?: string | undefined;
};

const queryKey = ['persons'];

/** The last search stays in memory, so that it is still there after a look at a record. */
export function usePersonSearch() {
  const queries = useQueryClient();
  const { data: last } = useQuery<Search>({
    queryKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { mutateAsync, error } = useMutation({
    mutationFn: async (words: string): Promise<Search> => ({ ...(await send(words)), words }),
    onSuccess: (found) => queries.setQueryData(queryKey, found),
  });
  const choose = (chosen: string | undefined) =>
    queries.setQueryData<Search>(queryKey, (search) => search && { ...search, chosen });
  return { last, search: mutateAsync, error, choose };
}

export function useForgetSearch() {
  const queries = useQueryClient();
  return () => queries.removeQueries({ queryKey });
}
