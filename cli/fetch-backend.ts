import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './problem.ts';

const maxAttempts = 6;
const maxPauseSeconds = 60;

/** Wraps fetch: retries after 429, and explains errors of the connection or the key in a sentence. */
export function createFetch(url: string): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(url, input, init);
      if (response.status !== 429 || attempt === maxAttempts) return assertUsable(url, response);
      const pause = Number(response.headers.get('retry-after')) || attempt;
      await wait(Math.min(pause, maxPauseSeconds) * 1000);
    }
  };
}

async function send(url: string, input: string | URL | Request, init?: RequestInit): Promise<Response> {
  try {
    // Following a redirect would send the key to another host.
    return await fetch(input, { ...init, redirect: 'manual' });
  } catch (error) {
    throw toConnectionProblem(url, error, 'Start the server, or set BACKEND_URL to its address.');
  }
}

/** Explains why nothing answered, and what to do next. */
export function toConnectionProblem(url: string, error: unknown, next: string): Problem {
  return new Problem(`Nothing answers at ${url}${causeOf(error)}. ${next}`);
}

function assertUsable(url: string, response: Response): Response {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  if (status === 401)
    throw new Problem(
      `${url} refused the key. Set STAFF_SECRET to the staff secret of this backend (on Supabase: the secret key). If it is right, add the address of this machine to STAFF_NETWORKS of the server.`,
    );
  if (status >= 300 && status < 400)
    throw new Problem(`${url} redirects to another address. Set BACKEND_URL to the final address.`);
  if (status === 429) throw new Problem(`${url} received too many requests. Try again in a few minutes.`);
  if (status === 502 || status === 503 || status === 504)
    throw new Problem(
      `${url} answers, but its database or its disk is not available. Try again in a minute.`,
    );
  if (status >= 500) throw new Problem(`${url} has an internal error (${status}). See the server's log.`);
  if (type.startsWith('text/html') || (status === 404 && !type.includes('json')))
    throw new Problem(`${url} answers, but it is not the backend. Check BACKEND_URL.`);
  return response;
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause && typeof cause === 'object' && 'code' in cause ? String(cause.code) : '';
  const reasons: Record<string, string> = {
    ECONNREFUSED: ' (connection refused)',
    ENOTFOUND: ' (unknown host name)',
    EAI_AGAIN: ' (unknown host name)',
    ECONNRESET: ' (connection closed)',
    UND_ERR_SOCKET: ' (connection closed)',
    UND_ERR_CONNECT_TIMEOUT: ' (timeout)',
    UND_ERR_HEADERS_TIMEOUT: ' (timeout)',
  };
  return reasons[code] ?? (code ? ` (${code})` : '');
}
