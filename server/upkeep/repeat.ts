import { DatabaseAway, DatabaseError } from '../database/database-error.ts';
import { log } from '../log.ts';

const minute = 60 * 1000;
const rhythm = { first: minute, every: 24 * 60 * minute, afterFailure: 60 * minute };

/** Runs a task soon after the start and then each day. A failure is logged by its code and tried again within the hour. */
export function repeat(task: () => Promise<void>, { first, every, afterFailure } = rhythm) {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function run() {
    let next = every;
    try {
      await task();
    } catch (error) {
      log('clearing out failed', { code: codeOf(error) });
      next = afterFailure;
    }
    if (!stopped) plan(next);
  }
  function plan(delay: number) {
    timer = setTimeout(() => {
      running = run();
    }, delay).unref();
  }

  plan(first);
  return {
    /** Lets a run that is under way come to its end. */
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

function codeOf(error: unknown): string {
  if (error instanceof DatabaseError || error instanceof DatabaseAway) return error.code;
  return error instanceof Error ? error.name : 'none';
}
