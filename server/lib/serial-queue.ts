import { RateLimiterMemory } from 'rate-limiter-flexible';
import { notAccepted } from './not-accepted.ts';

/** The address that a task counts against; undefined where the limits are switched off. */
export type Sender = string | undefined;

/** Both sides of a card, twice. */
const maxPerSender = 4;
const retrySeconds = 10;
/** In milliseconds and seconds. A resume takes less than a second, but a hostile one takes as long as it may. */
const workOfSender = { points: 120_000, duration: 10 * 60 };

/**
 * Runs tasks one at a time, because each may need many megabytes. Senders take turns: the slow tasks of one delay the task of
 * another by one of them at most, and no sender keeps the queue busy for long.
 */
export function createSerialQueue() {
  /** Starts each task. The first task of the first sender is running. */
  const starts = new Map<Sender, Array<() => void>>();
  const work = new RateLimiterMemory(workOfSender);

  return async <Result>(sender: Sender, task: () => Promise<Result>): Promise<Result> => {
    if (sender !== undefined) await requireTime(sender);
    const own = starts.get(sender) ?? [];
    if (sender !== undefined && own.length >= maxPerSender) throw notAccepted.tooMany(retrySeconds);
    const turn = Promise.withResolvers<void>();
    own.push(turn.resolve);
    if (starts.size === 0) turn.resolve();
    starts.set(sender, own);
    await turn.promise;
    const started = performance.now();
    try {
      return await task();
    } finally {
      endTurn(sender, own);
      if (sender !== undefined) await work.penalty(sender, Math.ceil(performance.now() - started));
    }
  };

  async function requireTime(sender: string): Promise<void> {
    const used = await work.get(sender);
    if (used && used.consumedPoints >= workOfSender.points)
      throw notAccepted.tooMany(Math.ceil(used.msBeforeNext / 1000));
  }

  /** The sender of the task that ended waits behind all others. */
  function endTurn(sender: Sender, own: Array<() => void>) {
    own.shift();
    starts.delete(sender);
    if (own.length > 0) starts.set(sender, own);
    const [next] = starts.values();
    next?.[0]?.();
  }
}
