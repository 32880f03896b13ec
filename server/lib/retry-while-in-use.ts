import { setTimeout } from 'node:timers/promises';
import { StartError } from './start-error.ts';

/** Another server still has the data folder or the port. */
export class InUseError extends StartError {}

/**
 * Repeats an attempt while another server has what it needs, for some seconds, or until this process is told to stop. What
 * `beforeWaiting` refuses is refused while the other server still runs.
 */
export async function retryWhileInUse<Result>(
  seconds: number,
  attempt: () => Result | Promise<Result>,
  beforeWaiting = async () => {},
): Promise<Result> {
  let isStopped = false;
  const giveUp = () => {
    isStopped = true;
  };
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  const end = performance.now() + seconds * 1000;
  try {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof InUseError) || isStopped || performance.now() >= end) throw error;
        if (isFirst) await beforeWaiting();
        if (isFirst) console.log(`Waiting up to ${seconds} seconds for the other server to end …`);
      }
      await setTimeout(50);
    }
  } finally {
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
  }
}
