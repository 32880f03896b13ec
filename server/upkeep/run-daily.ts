import { DatabaseError, DatabaseUnavailable } from '../database/database-error.ts';
import { log } from '../log.ts';

const minute = 60 * 1000;
const defaultDelays = { first: minute, daily: 24 * 60 * minute, afterFailure: 60 * minute };

export type Steps = Record<string, () => Promise<void>>;

/**
 * Runs the steps one after the other, a minute after the start and then daily. If one fails, logs its name and the error's
 * code, goes on with the next, and runs all again within the hour.
 */
export function runDaily(steps: Steps, { first, daily, afterFailure } = defaultDelays) {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function run() {
    let delay = daily;
    for (const [step, work] of Object.entries(steps)) {
      try {
        await work();
      } catch (error) {
        log('upkeep failed', { step, code: codeOf(error) });
        delay = afterFailure;
      }
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
