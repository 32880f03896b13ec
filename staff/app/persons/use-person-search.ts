import { useMutation } from '@tanstack/react-query';
import { api, readBody } from '../../api/client.ts';
import { createStore, useStore } from '../../ui/create-store.ts';

const send = (words: string) => readBody(api.persons.search.$post({ json: { words } }));

export type Search = Awaited<ReturnType<typeof send>> & {
  words: string;
  /** The address of the person who was chosen from several. */
  chosen?: string | undefined;
};

/** In memory, so that it is still there after a look at a record. */
export const lastSearch = createStore<Search | undefined>(undefined);

export function usePersonSearch() {
  const last = useStore(lastSearch);
  const { mutateAsync, error } = useMutation({
    mutationFn: async (words: string): Promise<Search> => ({ ...(await send(words)), words }),
    onSuccess: lastSearch.set,
  });
  const choose = (chosen: string | undefined) => last && lastSearch.set({ ...last, chosen });
  return { last, search: mutateAsync, error, choose };
}
