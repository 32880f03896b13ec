import { useSyncExternalStore } from 'react';
import { page } from '#app/content/application.ts';
import { sanitize } from '#app/lib/submit/sanitize.ts';

const longestTitle = 200;

/** The job that the link named. The page's HTML is made without a query, so that the first render sees none. */
export function useJobTitle(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () =>
      sanitize(new URLSearchParams(location.search).get('job') ?? '').slice(0, longestTitle) || page.unlisted,
    () => page.unlisted,
  );
}
