import type { Sender } from '../../lib/serial-queue.ts';

/** Runs the tasks of one sender one after the other. Nobody waits for the tasks of another. */
export function createSenderTurns() {
  const last = new Map<string, Promise<unknown>>();

  return async <Result>(sender: Sender, task: () => Promise<Result>): Promise<Result> => {
    if (sender === undefined) return task();
    const turn = (last.get(sender) ?? Promise.resolve()).then(task, task);
    last.set(sender, turn);
    try {
      return await turn;
    } finally {
      if (last.get(sender) === turn) last.delete(sender);
    }
  };
}
