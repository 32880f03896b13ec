/** Half of the threads that Node has for files, for the database on the disk and for passwords. */
const atOnce = 2;
/** They wait for a few seconds. */
const mostWaiting = 60;

export type PasswordQueue = <Result>(task: () => Promise<Result>) => Promise<Result | 'busy'>;

/**
 * Runs few tasks at once, because comparing a password keeps a thread busy for a tenth of a second. Otherwise sign-ins from
 * many addresses would keep the forms of visitors waiting for a thread.
 */
export function createPasswordQueue(): PasswordQueue {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async (task) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) return 'busy';
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // It takes the place of this one.
      if (next) next();
      else running -= 1;
    }
  };
}
