import { withoutScheme } from '#app/shape/without-scheme.ts';
import type { Regulator } from '#app/states/types.ts';

/** After "complain to". */
export const complaintOffice = (regulator: Regulator | null) =>
  regulator ? `the ${regulator.name}` : 'the state’s insurance department';

/** At the end of a sentence, before its period: paper has no links. */
export const complaintReach = (regulator: Regulator | null) =>
  regulator ? `: ${regulator.phone} or ${withoutScheme(regulator.url)}` : '';
