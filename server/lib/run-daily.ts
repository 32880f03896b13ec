import { codeOf } from './code-of.ts';
import { log } from './log.ts';
import { repeat } from './repeat.ts';

const minute = 60 * 1000;
const defaultDelays = { first: minute, daily: 24 * 60 * minute, afterFailure: 60 * minute };

export type Steps = Record<string, () => Promise<void>>;

/** When the steps ran last, and which of them failed. */
export type UpkeepRun = { at: string; failed: string[] };

/**
 * Runs the steps one after the other, a minute after the start and then daily. If one fails, logs its name and the error's
 * code, goes on with the next, and runs all again within the hour.
 */
export function runDaily(steps: Steps, { first, daily, afterFailure } = defaultDelays) {
  let last: UpkeepRun | undefined;
  const { stop } = repeat(first, async () => {
    const failed: string[] = [];
    for (const [step, work] of Object.entries(steps)) {
      try {
        await work();
      } catch (error) {
        log('upkeep failed', { step, code: codeOf(error) });
        failed.push(step);
      }
    }
    last = { at: new Date().toISOString(), failed };
    return failed.length > 0 ? afterFailure : daily;
  });
  return {
    /** Undefined until the first run since the start has ended. */
    lastRun: () => last,
    stop,
  };
}
