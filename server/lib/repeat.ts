/** Runs `work` after a delay, and again after the delay that it resolves to, until it is stopped. */
export function repeat(delay: number, work: () => Promise<number>) {
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  let stopped = false;
  const run = async () => {
    const next = await work();
    if (!stopped) schedule(next);
  };
  const schedule = (milliseconds: number) => {
    timer = setTimeout(() => {
      running = run();
    }, milliseconds).unref();
  };
  schedule(delay);
  return {
    /** Waits for the current run. */
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
