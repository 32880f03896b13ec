import { hc } from 'hono/client';
import type { StaffApi } from '../../server/staff/api/staff-api.ts';
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

/** A request that the server refused or that did not reach it. `code` is the server's, or 'offline'. */
export class RequestFailed extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

type Answer = { ok: boolean; status: number; json(): Promise<unknown> };
type BodyOf<Response> = Response extends { json(): Promise<infer Body> } ? Body : never;

/** The body of a successful answer. Throws `RequestFailed` otherwise: a refusal's body has a code. */
export async function readBody<Response extends Answer>(
  sent: Promise<Response>,
): Promise<Exclude<BodyOf<Response>, { code: string }>> {
  const response = await sent.catch(() => {
    throw new RequestFailed('offline', 0);
  });
  const body = await response.json().catch(() => undefined);
  if (response.ok) return body as Exclude<BodyOf<Response>, { code: string }>;
  const code = (body as { code?: string } | undefined)?.code ?? 'failed';
  throw new RequestFailed(code, response.status);
}
