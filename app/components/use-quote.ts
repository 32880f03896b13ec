import { useMatches } from 'react-router';
import { readHandle } from '#app/lib/route-handle.ts';
import { quoteLink } from '#content/shell.ts';

/** The shell's link to a quote, with the service that the page is about. */
export function useQuote() {
  return quoteLink(readHandle(useMatches()).service);
}
