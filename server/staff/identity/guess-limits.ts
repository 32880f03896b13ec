import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from '../../http/limits/consume.ts';

const minute = 60;

export type GuessLimits = ReturnType<typeof createGuessLimits>;

/**
 * Limits guesses at one person's password or code, from however many addresses. A guess is counted before it is evaluated,
 * because many can be under way at once.
 */
export function createGuessLimits(rateFactor: number) {
  const limiter = new RateLimiterMemory({ points: 20 * (rateFactor || 1), duration: 15 * minute });
  return {
    /** Resolves to the seconds to wait, if there were too many. */
    count: async (target: string) => (rateFactor === 0 ? undefined : consume([limiter], target)),
    /** It was right, or was not evaluated. */
    takeBack: async (target: string) => {
      if (rateFactor > 0) await limiter.reward(target);
    },
  };
}
