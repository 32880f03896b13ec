import { language } from '#content/language.ts';

/** What a form knows about a row that the backend has stored. Nothing personal: the openings page keeps it in the storage and the history. */
export type Receipt = { reference: string; at: Date };

/** In the visitor's own time zone, if no other is named. */
export function formatSentAt(at: Date, timeZone?: string): string {
  return at.toLocaleString(language.locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
}
