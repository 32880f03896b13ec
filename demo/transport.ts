import type { Transport } from '#app/forms/kit/send/backend-client.ts';
import { toConnectionProblem } from '../cli/fetch-backend.ts';
import { Problem } from '../cli/problem.ts';
import type { Target } from './target.ts';

const timeout = 60_000;

/**
 * Sends what a form sends, from Node. On the server's own machine the staff secret stands in `apikey`, so that the request is not
 * limited. `Authorization` has the public key, and decides that the request acts as a visitor.
 */
export function createTransport({ staffKey }: Pick<Target, 'staffKey'>): Transport {
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (staffKey) headers.set('apikey', staffKey);
    return fetch(input, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  };
  return { fetchRow: send, fetchFile: () => send };
}

/** Explains a backend that cannot take anything, before the first record is made. */
export async function assertOpen({ url, anonKey, staffKey }: Target): Promise<void> {
  const headers = { apikey: staffKey ?? anonKey, authorization: `Bearer ${anonKey}` };
  const response = await fetch(`${url}/rest/v1/contacts?select=id&limit=1`, {
    headers,
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw toConnectionProblem(url, error, 'Start the server with npm start, then run this again.');
  });
  const type = response.headers.get('content-type') ?? '';
  const { message = '' } = type.includes('json') ? ((await response.json()) as { message?: string }) : {};
  if (message === 'Invalid API key')
    throw new Problem(
      staffKey
        ? `${url} does not know the staff secret in DATA_DIR. Set DATA_DIR to the data folder of this server.`
        : `${url} does not know the public key. Set SUPABASE_ANON_KEY to the key with which the site was built.`,
    );
  if (!type.includes('json')) throw new Problem(`${url} answers, but it is not the backend. Check --url.`);
}
