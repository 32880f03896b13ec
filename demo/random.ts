export type Random = ReturnType<typeof createRandom>;

/** A generator with a fixed seed (mulberry32), so that every run makes the same people. */
export function createRandom(seed: number) {
  let state = seed;
  /** From 0 up to, but not including, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Both limits included. */
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  /** Returns `count` different items in a random order. */
  const sample = <Item>(items: readonly Item[], count: number) =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ item }) => item);
  return {
    next,
    integer,
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new Error('There is nothing to pick from.');
      return items[integer(0, items.length - 1)] as Item;
    },
    sample,
  };
}
