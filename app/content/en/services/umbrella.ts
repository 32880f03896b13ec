import type { Addition } from '#app/words/types.ts';

/** Beside the options of auto and home insurance. */
export const umbrella: Addition = {
  name: 'Umbrella',
  text: 'More liability: it pays claims against you once the limit of your auto or home policy is used up.',
  isSoldHere: true,
};
