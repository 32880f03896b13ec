import { expect, it } from 'vitest';
import { shareDatabase } from '../reliability/fixtures.ts';
import { attackOutbox } from '../support/hostile/attack-outbox.ts';

const shared = shareDatabase('postgres');

it('among hostile rows, and through a mail server that fails in every way, each good mail goes out once', async () => {
  const { taken, ...findings } = await attackOutbox(shared.database, 12, 49);
  expect(taken).toBeGreaterThan(24);
  expect(findings).toEqual({ thrown: [], notOnce: [], late: [], open: [], planted: [] });
});
