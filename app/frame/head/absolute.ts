import { localHref } from '#app/ui/local-href.ts';
import { site } from '#company/site.ts';

/** The absolute URL of a page in the language of the build, or of a file, for readers outside the site. */
export function absolute(path: string): string {
  return `${site.origin}${localHref(path)}`;
}
