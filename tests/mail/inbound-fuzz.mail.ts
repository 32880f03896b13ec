import { it } from 'vitest';
import { fewestMails } from '../support/hostile/hostile-mails.ts';
import { shareFuzz } from './fuzz-mailbox.ts';

// inbound-fuzz.long.ts sends thousands.
const seed = 20_261_119;
const { attackAtRest, attackWhileDisturbed } = shareFuzz();

it(
  'broken mails are read or explained, and fail nothing',
  () => attackAtRest({ mails: fewestMails + 15, seed }),
  120_000,
);

// The one before has each kind. Here 20 of them meet each failure.
it(
  'broken mails are read once while the disk, the database, the storage and the connection fail',
  () => attackWhileDisturbed({ mails: 20, seed, seconds: 2 }),
  120_000,
);
