import { expect, it } from 'vitest';
import { shareDatabase } from '../reliability/fixtures.ts';
import { attackOutbox } from '../support/hostile/attack-outbox.ts';

const shared = shareDatabase('postgres');

it('thousands of hostile rows and answers delay, lose or repeat no good mail', {
  timeout: 900_000,
}, async () => {
  const { taken, ...findings } = await attackOutbox(shared.database, 500, Date.now() % 2 ** 31);
  expect(taken).toBeGreaterThan(1000);
  expect(findings).toEqual({ thrown: [], notOnce: [], late: [], open: [], planted: [] });
});
