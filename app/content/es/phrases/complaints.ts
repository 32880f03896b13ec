import { withoutScheme } from '#app/shape/without-scheme.ts';
import type { Regulator } from '#app/states/types.ts';

/** After "presentar una queja ante". */
export const complaintOffice = (regulator: Regulator | null) =>
  `el ${regulator?.name ?? 'departamento de seguros del estado'}`;

/** At the end of a sentence, before its period: paper has no links. */
export const complaintReach = (regulator: Regulator | null) =>
  regulator ? `: ${regulator.phone} o ${withoutScheme(regulator.url)}` : '';
