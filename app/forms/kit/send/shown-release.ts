import { release } from '#company/release.ts';

/** For the page of a form that our server renders, and for one that is posted without scripts. */
export const releaseField = 'site_release';

/** The release that the page shows. 0: the files alone. A browser reads it from the page: scripts are of the build. */
export function shownRelease(): number {
  if (typeof document === 'undefined') return release.id;
  const id = Number(document.documentElement.dataset.release);
  return Number.isSafeInteger(id) ? id : 0;
}
