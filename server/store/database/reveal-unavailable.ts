import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseUnavailable } from './database-error.ts';

type Call = { failure?: DatabaseUnavailable };

const calls = new AsyncLocalStorage<Call>();

/** Calls a library that hides why its queries fail. Throws if the database was unavailable to one of them. */
export async function revealUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  const call: Call = {};
  const [settled] = await Promise.allSettled([calls.run(call, work)]);
  if (call.failure) throw call.failure;
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/** For the call of a library in which it happened. */
export function noteUnavailable(failure: DatabaseUnavailable): DatabaseUnavailable {
  const call = calls.getStore();
  if (call) call.failure = failure;
  return failure;
}
