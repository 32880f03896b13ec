import { storageErrors } from './storage-error.ts';

/** The address that a task counts against; undefined where the limits are switched off. */
export type Sender = string | undefined;

/** Both sides of a card, twice. */
const maxPerSender = 4;
const retrySeconds = 10;

/** Runs tasks one at a time, because each may need many megabytes. No sender can fill the queue alone. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, number>();

  return async <Result>(sender: Sender, task: () => Promise<Result>): Promise<Result> => {
    if (sender !== undefined && (waiting.get(sender) ?? 0) >= maxPerSender)
      throw storageErrors.tooMany(retrySeconds);
    count(sender, 1);
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      count(sender, -1);
    }
  };

  function count(sender: Sender, change: 1 | -1) {
    if (sender === undefined) return;
    const now = (waiting.get(sender) ?? 0) + change;
    if (now > 0) waiting.set(sender, now);
    else waiting.delete(sender);
  }
}
