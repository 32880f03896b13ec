import { hc } from 'hono/client';
import type { StaffApi } from '../../server/staff/api/staff-api.ts';
import { type Answer, requireSuccess } from './request-failed.ts';
import { waitForSignIn } from './sign-in-again.ts';

let token = '';

/** The token that changes need. `/me` sends it. */
export function setToken(value: string): void {
  token = value;
}

/** If the session has ended, waits until the person has signed in again and repeats the request: nothing typed is lost. */
async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.status !== 401) return response;
  await waitForSignIn();
  const headers = new Headers(init?.headers);
  headers.set('x-staff-token', token);
  return fetch(input, { ...init, headers });
}

/** The typed client of the staff's API. */
export const api = hc<StaffApi>('/staff/api', { headers: () => ({ 'x-staff-token': token }), fetch: send });

/** For requests that the app repeats by itself: they do not count as use. */
export const inBackground = { headers: { 'x-staff-background': '1' } };

type BodyOf<Received> = Received extends { json(): Promise<infer Body> } ? Body : never;

/** The body of a successful answer. Throws `RequestFailed` otherwise. */
export async function readBody<Received extends Answer>(sent: Promise<Received>): Promise<BodyOf<Received>> {
  const answer = await requireSuccess(sent);
  return (await answer.json()) as BodyOf<Received>;
}
