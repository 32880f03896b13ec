export type Random = { below: (limit: number) => number; pick: <Item>(items: readonly Item[]) => Item };

/** A seeded generator (mulberry32), so that a finding can be reproduced. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}

/** Changes, removes, repeats or inserts a few bytes. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  let changed = Buffer.from(bytes);
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const at = random.below(changed.length + 1);
    const length = random.below(20);
    const [head, tail] = [changed.subarray(0, at), changed.subarray(at)];
    changed = random.pick([
      () => Buffer.concat([head, Buffer.from([random.below(256)]), tail.subarray(1)]),
      () => Buffer.concat([head, tail.subarray(length)]),
      () => Buffer.concat([head, tail.subarray(0, length), tail]),
      () => Buffer.concat([head, Buffer.from(random.pick(splinters)), tail]),
      () => Buffer.from(head),
    ])();
  }
  return changed;
}

const splinters = [
  '\r\n',
  '\n',
  '\0',
  '\r\n\r\n',
  'HTTP/1.1',
  'Transfer-Encoding: chunked\r\n',
  'Content-Length: 99999999999999999999\r\n',
  'Content-Length: -1\r\n',
  'Expect: 100-continue\r\n',
  'Upgrade: h2c\r\nConnection: Upgrade\r\n',
  '%00',
  '%c0%ae%c0%ae/',
  '../'.repeat(8),
  '\\..\\',
  '{"__proto__":{"a":1}}',
  '\u202e',
  '\ufeff',
  '"',
  ';',
  '--XX--',
  'x'.repeat(9000),
];
