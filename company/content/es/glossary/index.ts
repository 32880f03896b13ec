import type { StateLaw } from '#company/shape/state.ts';
import { addStateTerms } from '#company/shape/state-terms.ts';
import type { GlossaryTerm } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { state } from '../state.ts';
import { aToB } from './a-b.ts';
import { cTerms } from './c.ts';
import { dToE } from './d-e.ts';
import { fToH } from './f-h.ts';
import { iToM } from './i-m.ts';
import { nToO } from './n-o.ts';
import { pToQ } from './p-q.ts';
import { rToS } from './r-s.ts';
import { tToW } from './t-w.ts';

/** In alphabetical order. Without terms of its own there is no glossary: then no page and no menu speaks of one. */
export function listTerms(law: StateLaw): GlossaryTerm[] {
  const general = [
    ...aToB,
    ...cTerms(law),
    ...dToE(law),
    ...fToH(law),
    ...iToM(law),
    ...nToO(law),
    ...pToQ,
    ...rToS,
    ...tToW,
  ];
  return typesetAll(addStateTerms(general, law.glossary)).sort((one, other) =>
    one.term.localeCompare(other.term, 'es'),
  );
}

export const glossary: readonly GlossaryTerm[] = listTerms(state);
