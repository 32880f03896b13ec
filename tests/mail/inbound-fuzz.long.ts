import { it } from 'vitest';
import { shareFuzz } from './fuzz-mailbox.ts';

const { attackAtRest, attackWhileDisturbed } = shareFuzz();
const timeout = 30 * 60_000;
/** Named by a failure. SEED=… repeats a run. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

it(`thousands of broken mails are read or explained (seed ${seed})`, { timeout }, () =>
  attackAtRest({ mails: 2000, seed }),
);

it(`thousands of broken mails are read once while everything fails (seed ${seed})`, { timeout }, () =>
  attackWhileDisturbed({ mails: 2000, seed, seconds: 60 }),
);
