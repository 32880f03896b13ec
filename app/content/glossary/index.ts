import type { GlossaryTerm } from '#app/words/types.ts';
import { typesetAll } from '#app/words/typeset.ts';
import { aToB } from './a-b.ts';
import { cTerms } from './c.ts';
import { dToE } from './d-e.ts';
import { fToH } from './f-h.ts';
import { iToM } from './i-m.ts';
import { nToO } from './n-o.ts';
import { pToQ } from './p-q.ts';
import { rToS } from './r-s.ts';
import { tToW } from './t-w.ts';

/** All terms in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = typesetAll([
  ...aToB,
  ...cTerms,
  ...dToE,
  ...fToH,
  ...iToM,
  ...nToO,
  ...pToQ,
  ...rToS,
  ...tToW,
]).sort((one, other) => one.term.localeCompare(other.term, 'en'));
