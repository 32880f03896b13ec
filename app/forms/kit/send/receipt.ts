import { language } from '#content/language.ts';

/**
 * What a form knows about a row that the backend has stored. Nothing personal: the openings page keeps it in the tab's storage and in
 * the history.
 */
export type Receipt = { reference: string; at: Date };

/** In the entry of the history, so that a reload shows it again and a later visit does not. */
export function keepReceipt(receipt: Receipt | undefined): void {
  history.replaceState({ ...history.state, receipt }, '');
}

/** Not where a link to the same address was followed, which keeps the entry. */
export function readReceipt(): Receipt | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' ? undefined : history.state?.receipt;
}

/** In the visitor's own time zone, if no other is named. */
export function formatSentAt(at: Date, timeZone?: string): string {
  return at.toLocaleString(language.locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
}
