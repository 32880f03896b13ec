import { site } from '#app/site.ts';

/** The full address of a page or file of the site, for readers who are somewhere else. */
export function absolute(path: string): string {
  return `${site.origin}${path}`;
}
