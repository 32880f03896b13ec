import { site } from '#app/site.ts';

/** Today as a date field holds it: of the visitor in a browser, of the company on the server. */
export function today(now = new Date()): string {
  const timeZone = typeof window === 'undefined' ? site.region.timeZone : undefined;
  // Canadians write dates as ISO 8601 does.
  return now.toLocaleDateString('en-CA', { timeZone });
}
