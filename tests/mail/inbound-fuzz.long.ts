import { it } from 'vitest';
import { shareFuzz } from './fuzz-mailbox.ts';

const { attackAtRest, attackWhileDisturbed } = shareFuzz();
const longest = 30 * 60_000;
const seeds = Array.from({ length: 3 }, (_, at) => (Date.now() + at) % 1_000_000);

it.each(seeds)(
  'thousands of broken mails are read or explained (seed %i)',
  (seed) => attackAtRest({ mails: 2000, seed }),
  longest,
);

it.each(seeds)(
  'thousands of broken mails are read once while everything fails (seed %i)',
  (seed) => attackWhileDisturbed({ mails: 2000, seed, seconds: 60 }),
  longest,
);
