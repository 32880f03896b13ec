import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './problem.ts';

/** fetch, with what can be wrong about the connection or the key said in a sentence. */
export function createFetch(url: string): typeof fetch {
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(url, input, init);
      if (answer.status !== 429 || attempt === 6) return assertUsable(url, answer);
      await wait(Math.min(Number(answer.headers.get('retry-after')) || attempt, 60) * 1000);
    }
  };
}

async function send(url: string, input: string | URL | Request, init?: RequestInit): Promise<Response> {
  try {
    // Followed elsewhere, a redirect would take the key along.
    return await fetch(input, { ...init, redirect: 'manual' });
  } catch (error) {
    throw new Problem(
      `Nothing answers at ${url}${causeOf(error)}. Start the server, or set INBOX_URL to where it is.`,
    );
  }
}

function assertUsable(url: string, answer: Response): Response {
  const { status } = answer;
  const type = answer.headers.get('content-type') ?? '';
  if (status === 401)
    throw new Problem(
      `${url} refused the key. Set INBOX_KEY to the staff secret of this backend (on Supabase: the secret key).`,
    );
  if (status >= 300 && status < 400)
    throw new Problem(`${url} sends callers elsewhere. Set INBOX_URL to the final address.`);
  if (status === 429) throw new Problem(`${url} asks for a pause. Try again in a few minutes.`);
  if (status === 502 || status === 503 || status === 504)
    throw new Problem(
      `${url} is there, but its database or its disk is not available just now. Try again in a minute.`,
    );
  if (status >= 500) throw new Problem(`${url} failed inside (${status}). Its log says more.`);
  if (type.startsWith('text/html') || (status === 404 && !type.includes('json')))
    throw new Problem(`${url} answers, but not as a backend does. Check INBOX_URL.`);
  return answer;
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause && typeof cause === 'object' && 'code' in cause ? String(cause.code) : '';
  const reasons: Record<string, string> = {
    ECONNREFUSED: ' (connection refused)',
    ENOTFOUND: ' (unknown host name)',
    EAI_AGAIN: ' (unknown host name)',
    ECONNRESET: ' (connection cut off)',
    UND_ERR_SOCKET: ' (connection cut off)',
    UND_ERR_CONNECT_TIMEOUT: ' (no answer in time)',
    UND_ERR_HEADERS_TIMEOUT: ' (no answer in time)',
  };
  return reasons[code] ?? (code ? ` (${code})` : '');
}
