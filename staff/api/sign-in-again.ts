import { createStore } from '../ui/create-store.ts';

/** Set while the session has ended: requests wait for it until the person has signed in again. */
export const sessionEnd = createStore<PromiseWithResolvers<void> | undefined>(undefined);

/** Asks the person to sign in again, and resolves when they have. */
export function waitForSignIn(): Promise<void> {
  const waiting = sessionEnd.read() ?? Promise.withResolvers<void>();
  if (!sessionEnd.read()) sessionEnd.set(waiting);
  return waiting.promise;
}

/** Sends the requests that waited. */
export function resumeRequests(): void {
  sessionEnd.read()?.resolve();
  sessionEnd.set(undefined);
}
