import { site } from '#app/site.ts';

/** The absolute URL of a page or file, for readers outside the site. */
export function absolute(path: string): string {
  return `${site.origin}${path}`;
}
