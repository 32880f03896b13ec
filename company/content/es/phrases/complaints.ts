import type { Regulator } from '#company/shape/state.ts';
import { withoutScheme } from '#company/shape/without-scheme.ts';

/** After "presentar una queja ante". */
export const complaintOffice = (regulator: Regulator | null) =>
  `el ${regulator?.name ?? 'departamento de seguros del estado'}`;

/** At the end of a sentence, before its period: paper has no links. */
export const complaintReach = (regulator: Regulator | null) =>
  regulator ? `: ${regulator.phone} o ${withoutScheme(regulator.url)}` : '';
