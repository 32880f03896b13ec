import type { Kind } from '#domain/kinds.ts';

/** Where each kind's part of a bar stands, in percent from the top. Kinds without a record have no part. */
export function stackDay(kinds: readonly Kind[], counts: readonly number[], top: number) {
  let below = 0;
  return kinds.flatMap((kind, place) => {
    const height = ((counts[place] ?? 0) / top) * 100;
    below += height;
    return height === 0 ? [] : [{ kind, y: 100 - below, height }];
  });
}
