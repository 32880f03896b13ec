import { useQuery } from '@tanstack/react-query';
import { api, readBody, setToken } from '../../api/client.ts';

/** Who is signed in, and what they may see. Also receives the token that changes need. */
export function useMe() {
  return useQuery({
    queryKey: ['me'],
    staleTime: 60_000,
    queryFn: async () => {
      const me = await readBody(api.me.$get());
      setToken(me.token);
      return me;
    },
  });
}

export type Me = NonNullable<ReturnType<typeof useMe>['data']>;
