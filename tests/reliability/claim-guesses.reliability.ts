import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { referenceOf } from '#domain/references.ts';
import { clientsOf, requestWith } from '../support/clients.ts';
import { mapConcurrently } from '../support/map-concurrently.ts';
import { shareServer } from '../support/open-test-server.ts';
import { freshEmail, sampleClaim } from '../support/samples.ts';
import { sendWithFiles } from '../support/upload-files.ts';
import { shareLog } from './record-log.ts';

const log = shareLog();
const server = shareServer(() => ({ env: { TRUST_PROXY: '1' } }));

const sendClaim = () =>
  sendWithFiles(clientsOf(server).visitor, 'claim_reports', sampleClaim({ email: freshEmail() }));

async function lookUp(id: string, email: string, from: string): Promise<string> {
  const response = await requestWith(server, server.anonKey, '/rest/v1/rpc/claim_status', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ claim_number: referenceOf(id), email }),
  });
  return ((await response.json()) as { outcome: string }).outcome;
}

const many = Array.from({ length: 1000 }, (_, at) => at);
const countOf = (outcomes: string[], wanted: string) => outcomes.filter((each) => each === wanted).length;

it('of a thousand guesses by one sender, twenty are compared; others still see their claims', async () => {
  const { id, email } = await sendClaim();
  const outcomes = await mapConcurrently(many, () => lookUp(randomUUID(), email, '198.51.100.7'));
  expect(countOf(outcomes, 'none')).toBe(20);
  expect(countOf(outcomes, 'limited')).toBe(980);
  expect(await lookUp(id, email, '198.51.100.7')).toBe('limited');
  expect(await lookUp(id, email, '198.51.100.8')).toBe('found');
});

it('of a thousand addresses guessed for one number by as many senders, ten are compared', async () => {
  const { id, email } = await sendClaim();
  const outcomes = await mapConcurrently(many, (at) =>
    lookUp(id, `guess${at}@example.com`, `198.51.${100 + (at >> 8)}.${at & 255}`),
  );
  expect(countOf(outcomes, 'none')).toBe(10);
  expect(countOf(outcomes, 'limited')).toBe(990);
  expect(await lookUp(id, email, '203.0.113.9')).toBe('limited');
  expect(log()).not.toMatch(/198\.51|guess\d|@example/);
});

it('who guessed is stored as a hash, and deleted with the daily upkeep after an hour', async () => {
  await lookUp(randomUUID(), 'ada@example.com', '192.0.2.44');
  const [first] = await server.sql("select string_agg(key, ' ') as keys from private.claim_lookups");
  expect(first?.keys).toMatch(/^(?:(?:sender [0-9a-f]{64}|number [0-9a-f]{10}) ?)+$/);
  await server.sql("update private.claim_lookups set at = now() - interval '61 minutes' where true");
  await server.sql('select public.purge_expired()');
  expect(await server.sql('select key from private.claim_lookups')).toEqual([]);
});
