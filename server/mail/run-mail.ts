import { DatabaseError, DatabaseUnavailable } from '../database/database-error.ts';
import { log } from '../log.ts';

/** Runs a job again and again, a pause after each run, until it is stopped. A failure is logged, and the job goes on. */
export function repeat(name: string, work: () => Promise<unknown>, pause: number) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      await work();
    } catch (error) {
      log('mail failed', { job: name, code: codeOf(error) });
    }
    if (!stopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = run();
    }, pause).unref();
  };
  schedule();
  return {
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
