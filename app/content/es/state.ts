import { state as law } from '#app/state.ts';
import { newYorkInSpanish } from '#app/states/new-york/spanish.ts';
import { plainState } from '#app/states/plain.ts';
import { plainInSpanish } from '#app/states/plain-in-spanish.ts';
import type { StateLaw } from '#app/states/types.ts';

/** The state's law with its words in Spanish. */
export const state: StateLaw = inSpanish(law);

function inSpanish(law: StateLaw): StateLaw {
  const isPlain = JSON.stringify(law) === JSON.stringify(plainState(law.code));
  if (isPlain) return plainInSpanish(law.code);
  if (law.code === 'NY') return newYorkInSpanish;
  throw new Error(`app/content/es/state.ts has no Spanish words for the law of ${law.name}. Add them.`);
}
