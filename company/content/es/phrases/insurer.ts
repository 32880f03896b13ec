import type { License } from '#company/shape/site.ts';
import { site } from '../site.ts';

/** Who insures, in a line: under mails and on printed forms, where laws want the full name with city and license. */
export function nameInsurer({ holder, principalOffice, domicile, number }: License): string {
  return `${holder}, con oficina principal en ${principalOffice}, constituida en ${domicile}, licencia ${number}.`;
}

export const insurer = site.license && nameInsurer(site.license);
