import { state as law } from '#app/state.ts';
import { plainState } from '#app/states/plain.ts';
import type { StateLaw } from '#app/states/types.ts';
import { newYorkInSpanish } from './states/new-york.ts';
import { plainInSpanish } from './states/plain.ts';

/** The state's law with its words in Spanish. */
export const state: StateLaw = inSpanish(law);

function inSpanish(law: StateLaw): StateLaw {
  const isPlain = JSON.stringify(law) === JSON.stringify(plainState(law.code));
  if (isPlain) return plainInSpanish(law.code);
  if (law.code === 'NY') return newYorkInSpanish;
  throw new Error(`app/content/es/state.ts has no Spanish words for the law of ${law.name}. Add them.`);
}
