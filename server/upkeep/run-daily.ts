import { DatabaseError, DatabaseUnavailable } from '../database/database-error.ts';
import { log } from '../log.ts';

const minute = 60 * 1000;
const defaultDelays = { first: minute, daily: 24 * 60 * minute, afterFailure: 60 * minute };

/** Runs a task a minute after the start and then daily. After a failure it logs the error's code and retries within the hour. */
export function runDaily(task: () => Promise<void>, { first, daily, afterFailure } = defaultDelays) {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function run() {
    let delay = daily;
    try {
      await task();
    } catch (error) {
      log('upkeep failed', { code: codeOf(error) });
      delay = afterFailure;
    }
    if (!stopped) schedule(delay);
  }
  function schedule(delay: number) {
    timer = setTimeout(() => {
      running = run();
    }, delay).unref();
  }

  schedule(first);
  return {
    /** Waits for the current run. */
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

function codeOf(error: unknown): string {
  if (error instanceof DatabaseError || error instanceof DatabaseUnavailable) return error.code;
  return error instanceof Error ? error.name : 'none';
}
