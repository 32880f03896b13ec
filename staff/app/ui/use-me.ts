import { useQuery } from '@tanstack/react-query';
import type { SpecialDayItem } from '#domain/website/items.ts';
import { setSpecialDays } from '#office/special-days.ts';
import { api, readBody, setToken } from '../../api/client.ts';

/** Who is signed in, and what they may see. Also receives the token that changes need. */
export function useMe() {
  return useQuery({
    queryKey: ['me'],
    staleTime: 60_000,
    queryFn: async () => {
      const me = await readBody(api.me.$get());
      setToken(me.token);
      setSpecialDays(me.specialDays as SpecialDayItem[]);
      return me;
    },
  });
}

export type Me = NonNullable<ReturnType<typeof useMe>['data']>;
