import { setTimeout as wait } from 'node:timers/promises';
import { toConnectionProblem } from '../cli/fetch-backend.ts';
import { parseJson } from '../cli/parse-json.ts';
import { Problem } from '../cli/problem.ts';
import type { Target } from './target.ts';

type Caller = 'anon' | 'keyless' | 'staff';
export type Reply = { status: number; text: string; headers: Headers };
export type Send = (caller: Caller, path: string, init?: RequestInit) => Promise<Reply>;

/** Sends a request with the caller's key, or none. Retries after 429. */
export function createSend({ backend, anonKey, staffKey }: Target): Send {
  const keys: Record<Caller, string | undefined> = { anon: anonKey, keyless: undefined, staff: staffKey };
  return async (caller, path, init = {}) => {
    const key = keys[caller];
    const headers = {
      ...(key && { apikey: key, authorization: `Bearer ${key}` }),
      ...(init.headers as Record<string, string>),
    };
    for (let attempt = 1; ; attempt += 1) {
      const reply = await fetch(`${backend}${path}`, { ...init, headers, redirect: 'manual' }).catch(
        (error: unknown) => {
          throw toConnectionProblem(
            backend,
            error,
            'Start the site (npm start), or name its address: npm run preflight -- --url ADDRESS',
          );
        },
      );
      if (reply.status !== 429)
        return { status: reply.status, text: await reply.text(), headers: reply.headers };
      const pause = Number(reply.headers.get('retry-after')) || attempt;
      if (attempt === 5 || pause > 15)
        throw new Problem(
          `${backend} limits requests from one address. Run this again in ${Math.ceil(pause / 60)} min.`,
        );
      await wait(pause * 1000);
    }
  };
}

export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

export function isSuccess({ status }: Reply): boolean {
  return status >= 200 && status < 300;
}

export function errorCode({ text }: Reply): string {
  return String((parseJson(text) as { code?: string } | undefined | null)?.code ?? '');
}

/** PostgreSQL refused permission before it looked at any value, or the backend has no such endpoint. */
export function isForbidden(reply: Reply): boolean {
  const code = errorCode(reply);
  return code === '42703' || ((reply.status === 401 || reply.status === 403) && ['42501', ''].includes(code));
}

export function describeReply(reply: Reply): string {
  const code = errorCode(reply);
  return `${reply.status}${code ? ` ${code}` : ''}`;
}
