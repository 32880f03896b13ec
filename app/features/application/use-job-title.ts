import { useSyncExternalStore } from 'react';
import { page } from '#app/content/application.ts';
import { sanitize } from '#app/lib/submit/sanitize.ts';

const maxTitleLength = 200;

/** Reads the job from the URL's query. The page is prerendered without one, so the first render must ignore it. */
export function useJobTitle(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () =>
      sanitize(new URLSearchParams(location.search).get('job') ?? '').slice(0, maxTitleLength) ||
      page.unlisted,
    () => page.unlisted,
  );
}
