import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const current = new AsyncLocalStorage<string>();

/** What a proxy may name a request: no spaces, no quotes, nothing that could hold an address or a sentence. */
const plainToken = /^[A-Za-z0-9_-]{8,64}$/;

/** The id that a trusted proxy gave the request, if it is a plain token, otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustedProxies: number): string {
  const sent = headers['x-request-id'];
  const isKept = trustedProxies > 0 && typeof sent === 'string' && plainToken.test(sent);
  return isKept ? sent : randomUUID();
}

/** Every line that `work` logs, also later, has this id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Undefined outside of a request. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
