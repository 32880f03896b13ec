import type { Regulator } from '#company/shape/state.ts';
import { withoutScheme } from '#company/shape/without-scheme.ts';

/** After "complain to". */
export const complaintOffice = (regulator: Regulator | null) =>
  regulator ? `the ${regulator.name}` : 'the state’s insurance department';

/** At the end of a sentence, before its period: paper has no links. */
export const complaintReach = (regulator: Regulator | null) =>
  regulator ? `: ${regulator.phone} or ${withoutScheme(regulator.url)}` : '';
