import { site } from '#company/site.ts';
import type { Kind } from '#domain/kinds.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import { referenceOf } from '#domain/references.ts';

const subjects: Record<LanguageCode, Record<Kind, string>> = {
  en: {
    message: `Your message to ${site.name}`,
    application: `Your application to ${site.name}`,
    verification: `Your employment verification for ${site.name}`,
    claim: `Your claim with ${site.name}`,
  },
  es: {
    message: `Su mensaje a ${site.name}`,
    application: `Su solicitud de empleo en ${site.name}`,
    verification: `Su verificación de empleo para ${site.name}`,
    claim: `Su reclamación con ${site.name}`,
  },
};

/**
 * The subject of every mail about a record, so that mail programs show one conversation. It repeats nothing that was sent: anybody
 * can type somebody else's address.
 */
export function subjectOf(kind: Kind, recordId: string, code: LanguageCode = languages.en.code): string {
  return `${subjects[code][kind]} [${referenceOf(recordId)}]`;
}
