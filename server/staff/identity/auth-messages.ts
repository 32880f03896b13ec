import type { Context } from 'hono';
import { z } from 'zod';
import { type Refusal, refusals } from '#domain/refusals.ts';

/** Every field is a text. */
export async function readFields(context: Context, names: string[]): Promise<Record<string, string>> {
  const body: unknown = await context.req.json().catch(() => ({}));
  const fields = z.record(z.string(), z.unknown()).safeParse(body).data ?? {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => names.includes(field[0]) && typeof field[1] === 'string',
    ),
  );
}

/** Keeps the cookies and the time to wait of better-auth's answer, and replaces its body. */
export function sendAnswer(response: Response, body: Record<string, unknown>, cookie?: string): Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const kept of response.headers.getSetCookie()) headers.append('set-cookie', kept);
  if (cookie) headers.append('set-cookie', cookie);
  const wait = response.headers.get('x-retry-after');
  if (wait) headers.set('retry-after', wait);
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/** better-auth's code as the app knows it. Its own limit for an address answers without one. */
export function toRefusal(status: number, code: unknown): Refusal {
  if (status === 429 && !code) return 'too_many_attempts';
  return refusals.find((known) => known.toUpperCase() === code) ?? 'failed';
}
