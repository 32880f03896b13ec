import { storageErrors } from './storage-error.ts';

/** The address that a task counts against; undefined where the limits are switched off. */
export type Sender = string | undefined;

/** Both sides of a card, twice. */
const maxPerSender = 4;
const retrySeconds = 10;

/**
 * Runs tasks one at a time, because each may need many megabytes. Senders take turns: the slow tasks of one delay the task of
 * another by one of them at most.
 */
export function createSerialQueue() {
  /** Starts each task. The first task of the first sender is running. */
  const starts = new Map<Sender, Array<() => void>>();

  return async <Result>(sender: Sender, task: () => Promise<Result>): Promise<Result> => {
    const own = starts.get(sender) ?? [];
    if (sender !== undefined && own.length >= maxPerSender) throw storageErrors.tooMany(retrySeconds);
    const turn = Promise.withResolvers<void>();
    own.push(turn.resolve);
    if (starts.size === 0) turn.resolve();
    starts.set(sender, own);
    await turn.promise;
    try {
      return await task();
    } finally {
      endTurn(sender, own);
    }
  };

  /** The sender of the task that ended waits behind all others. */
  function endTurn(sender: Sender, own: Array<() => void>) {
    own.shift();
    starts.delete(sender);
    if (own.length > 0) starts.set(sender, own);
    const [next] = starts.values();
    next?.[0]?.();
  }
}
