import { setTimeout as wait } from 'node:timers/promises';
import { CannotRun } from './finding.ts';
import type { Settings } from './settings.ts';

type Caller = 'stranger' | 'nobody' | 'staff';
export type Answer = { status: number; text: string; headers: Headers };
export type Ask = (caller: Caller, path: string, init?: RequestInit) => Promise<Answer>;

/** Sends one request with the caller's key, or none, and waits where the backend asks for a pause. */
export function createAsk({ backend, anonKey, staffKey }: Settings): Ask {
  const keys: Record<Caller, string | undefined> = { stranger: anonKey, nobody: undefined, staff: staffKey };
  return async (caller, path, init = {}) => {
    const key = keys[caller];
    const headers = {
      ...(key && { apikey: key, authorization: `Bearer ${key}` }),
      ...(init.headers as Record<string, string>),
    };
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`${backend}${path}`, { ...init, headers, redirect: 'manual' }).catch(() => {
        throw new CannotRun(
          `Nothing answers at ${backend}. Start the site (npm start), or say where it is: npm run preflight -- --url ADDRESS`,
        );
      });
      if (answer.status !== 429)
        return { status: answer.status, text: await answer.text(), headers: answer.headers };
      const pause = Number(answer.headers.get('retry-after')) || attempt;
      if (attempt === 5 || pause > 15)
        throw new CannotRun(
          `${backend} takes only so many requests from one address. Run this again in ${Math.ceil(pause / 60)} min.`,
        );
      await wait(pause * 1000);
    }
  };
}

export function json(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

export function isTaken({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

export function codeOf({ text }: Answer): string {
  try {
    return String(JSON.parse(text).code ?? '');
  } catch {
    return '';
  }
}

/** PostgreSQL itself said no, before it looked at any value; or the backend knows no such way at all. */
export function isForbidden(answer: Answer): boolean {
  const code = codeOf(answer);
  return (
    code === '42703' || ((answer.status === 401 || answer.status === 403) && ['42501', ''].includes(code))
  );
}

export function sayOf(answer: Answer): string {
  const code = codeOf(answer);
  return `${answer.status}${code ? ` ${code}` : ''}`;
}
