/** Requests that wait until the person has signed in again. */
let waiting: PromiseWithResolvers<void> | undefined;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Asks the person to sign in again, and resolves when they have. */
export function waitForSignIn(): Promise<void> {
  if (!waiting) {
    waiting = Promise.withResolvers();
    notify();
  }
  return waiting.promise;
}

/** Sends the requests that waited. */
export function resumeRequests(): void {
  waiting?.resolve();
  waiting = undefined;
  notify();
}

export function hasSessionEnded(): boolean {
  return waiting !== undefined;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
