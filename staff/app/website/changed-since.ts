import type { ReleaseView } from './use-website.ts';

/** What releases after this one have published: it changes when the site goes back. The newest release is the first. */
export function changedSince(releases: readonly ReleaseView[], id: number): ReleaseView['items'] {
  const items = releases.filter((release) => release.id > id).flatMap((release) => release.items);
  const seen = new Set<string>();
  return items.filter(({ kind, key }) => {
    const address = `${kind}/${key}`;
    return !seen.has(address) && seen.add(address);
  });
}
