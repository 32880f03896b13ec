import { useMatches } from 'react-router';
import { quoteLink } from '#content/shell.ts';
import { readHandle } from './route-handle.ts';

/** The shell's link to a quote, with the service that the page is about. */
export function useQuote() {
  return quoteLink(readHandle(useMatches()).service);
}
