import { checkGlossary } from '#app/words/check-glossary.ts';
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

/** In alphabetical order. May be empty: then no page and no menu speaks of a glossary. */
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
checkGlossary(glossary);
