import { it } from 'vitest';
import { fewestMails } from '../support/hostile/hostile-mails.ts';
import { shareFuzz } from './fuzz-mailbox.ts';

// inbound-fuzz.long.ts sends thousands.
const run = { mails: fewestMails + 40, seed: 20_261_119 };
const { attackAtRest, attackWhileDisturbed } = shareFuzz();

it('broken mails are read or explained, and fail nothing', () => attackAtRest(run), 120_000);

it(
  'broken mails are read once while the disk, the database, the storage and the connection fail',
  () => attackWhileDisturbed({ ...run, seconds: 5 }),
  120_000,
);
