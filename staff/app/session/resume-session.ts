import type { QueryClient } from '@tanstack/react-query';
import { setToken } from '../../api/client.ts';
import { resumeRequests } from '../../api/sign-in-again.ts';
import type { Me } from '../shell/use-me.ts';

/** Goes on after a new sign-in. Another person gets a page of their own: this one shows what they may not be allowed to see. */
export async function resumeSession(queries: QueryClient, personId: string): Promise<void> {
  // Not through the client, which would wait for this.
  const response = await fetch('/staff/api/me');
  if (!response.ok) return;
  const me: Me = await response.json();
  if (me.id !== personId) {
    location.assign('/staff');
    return;
  }
  setToken(me.token);
  queries.setQueryData(['me'], me);
  resumeRequests();
  await queries.invalidateQueries();
}
