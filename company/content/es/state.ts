import type { StateLaw } from '#company/shape/state.ts';
import { state as law } from '#company/state.ts';
import { plainState } from '#company/states/plain.ts';
import { newYorkInSpanish } from './states/new-york.ts';
import { plainInSpanish } from './states/plain.ts';

/** The state's law with its words in Spanish. */
export const state: StateLaw = inSpanish(law);

function inSpanish(law: StateLaw): StateLaw {
  const isPlain = JSON.stringify(law) === JSON.stringify(plainState(law.code));
  if (isPlain) return plainInSpanish(law.code);
  if (law.code === 'NY') return newYorkInSpanish;
  throw new Error(`company/content/es/state.ts has no Spanish words for the law of ${law.name}. Add them.`);
}
