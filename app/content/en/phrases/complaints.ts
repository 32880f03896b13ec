import type { Regulator } from '#app/states/types.ts';
import { withoutScheme } from '#app/words/without-scheme.ts';

/** After "complain to". */
export const complaintOffice = (regulator: Regulator | null) =>
  regulator ? `the ${regulator.name}` : 'the state’s insurance department';

/** At the end of a sentence, before its period: paper has no links. */
export const complaintReach = (regulator: Regulator | null) =>
  regulator ? `: ${regulator.phone} or ${withoutScheme(regulator.url)}` : '';
