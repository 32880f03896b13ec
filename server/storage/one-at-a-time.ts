import { storageErrors } from './storage-error.ts';

/** Whom a task counts against; nobody where the limits are switched off. */
export type Sender = string | undefined;

/** Both sides of a card twice over. Whoever sends more at once waits at his own door, not before everyone else's. */
const mostEach = 4;
const comeBack = 10;

/**
 * Runs tasks one after the other: each may need many megabytes, and a hundred at once would need a hundred times as many.
 * Nobody's tasks may fill the queue.
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Map<string, number>();

  return async <Result>(sender: Sender, task: () => Promise<Result>): Promise<Result> => {
    if (sender !== undefined && (waiting.get(sender) ?? 0) >= mostEach) throw storageErrors.tooMany(comeBack);
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
