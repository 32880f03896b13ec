import type { BoundedAnswer } from './bounded-process.ts';

/** The other side of createBoundedProcess(). */
export function answerRequests<Request, Result>(answer: (request: Request) => Promise<Result>): void {
  // Ctrl-C reaches this process too. The server first finishes what it has begun.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async (request: Request) => {
    const message: BoundedAnswer<Result> = {
      result: await answer(request),
      usedMegabytes: process.memoryUsage().heapUsed / 1024 / 1024,
    };
    process.send?.(message);
  });
  process.send?.('ready');
}
