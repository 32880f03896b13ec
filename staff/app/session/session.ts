import type { QueryClient } from '@tanstack/react-query';
import { sendAuth } from '../../api/auth-client.ts';
import { setToken } from '../../api/client.ts';
import { resumeRequests } from '../../api/sign-in-again.ts';
import type { Me } from '../ui/use-me.ts';

type SessionNews = 'ended' | 'started';

const channelName = 'staff-session';

/** Tells the other tabs of this browser. */
export function announceSession(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Returns a function that stops listening. */
export function listenForSession(react: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => react(data);
  return () => channel.close();
}

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

async function leave(path: '/sign-out' | '/revoke-sessions'): Promise<void> {
  await sendAuth(path).catch(() => undefined);
  announceSession('ended');
  location.assign('/staff');
}

export const signOut = () => leave('/sign-out');
export const endAllSessions = () => leave('/revoke-sessions');
