import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { askAboutClaim, type ClaimLookup } from '#domain/claims.ts';
import { referenceOf } from '#domain/references.ts';
import { clientsOf, requestWith } from '../support/clients.ts';
import { mapConcurrently } from '../support/map-concurrently.ts';
import { shareServer } from '../support/open-test-server.ts';
import { freshEmail, sampleClaim } from '../support/samples.ts';
import { sendWithFiles } from '../support/upload-files.ts';
import { shareLog } from './record-log.ts';

const log = shareLog();
const server = shareServer(() => ({ env: { TRUST_PROXY: '1' } }));

async function sendClaim() {
  const row = sampleClaim({ email: freshEmail(), photo_urls: [] });
  const { id, email } = await sendWithFiles(clientsOf(server).visitor, 'claim_reports', row);
  return { number: referenceOf(id), email };
}

const lookUp = async (number: string, email: string, from: string) => {
  const { outcome } = await askAboutClaim<ClaimLookup>(async () => {
    const response = await requestWith(server, server.anonKey, '/rest/v1/rpc/claim_status', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ claim_number: number, email }),
    });
    return response.json();
  });
  return outcome;
};

const many = Array.from({ length: 150 }, (_, at) => at);
const senderAt = (at: number) => `198.51.100.${at}`;
const countOf = (outcomes: string[], wanted: string) => outcomes.filter((each) => each === wanted).length;
const anyNumber = () => referenceOf(randomUUID());

it('of many guesses by one sender, twenty are compared; others still see their claims', async () => {
  const { number, email } = await sendClaim();
  const outcomes = await mapConcurrently(many, () => lookUp(anyNumber(), email, '198.51.100.7'));
  expect(countOf(outcomes, 'none')).toBe(20);
  expect(countOf(outcomes, 'limited')).toBe(130);
  expect(await lookUp(number, email, '198.51.100.7')).toBe('limited');
  expect(await lookUp(number, email, '198.51.100.8')).toBe('found');
});

it('all addresses of a household guess as one sender', async () => {
  const { email } = await sendClaim();
  const outcomes = await mapConcurrently(many.slice(0, 50), (at) =>
    lookUp(anyNumber(), email, `2001:db8:1:2::${at}`),
  );
  expect(countOf(outcomes, 'none')).toBe(20);
  expect(await lookUp(anyNumber(), email, '2001:db8:1:3::1')).toBe('none');
});

it('ten wrong guesses for a number stop those who guessed, and not its owner', async () => {
  const { number, email } = await sendClaim();
  const guess = (at: number) => lookUp(number, `guess${at}@example.com`, `192.0.2.${at % 4}`);
  const outcomes = await mapConcurrently(many.slice(0, 40), guess);
  expect(countOf(outcomes, 'none')).toBe(10);
  expect(countOf(outcomes, 'limited')).toBe(30);
  expect(await lookUp(number, email, '192.0.2.0')).toBe('limited');
  for (const _ of ['first', 'again']) expect(await lookUp(number, email, '192.0.2.77')).toBe('found');
});

it('of the addresses that many senders guess for one number, a hundred are compared', async () => {
  const { number, email } = await sendClaim();
  const outcomes = await mapConcurrently(many, (at) =>
    lookUp(number, `guess${at}@example.com`, senderAt(at)),
  );
  expect(countOf(outcomes, 'none')).toBe(100);
  expect(countOf(outcomes, 'limited')).toBe(50);
  expect(await lookUp(number, email, '203.0.113.9')).toBe('limited');
  expect(log()).not.toMatch(/198\.51|guess\d|@example/);
});

it('who asks rightly sees the claim as often as they like, also many times at once', async () => {
  const { number, email } = await sendClaim();
  const outcomes = await mapConcurrently(many.slice(0, 40), () => lookUp(number, email, '192.0.2.90'));
  expect(countOf(outcomes, 'found')).toBe(40);
  expect(await lookUp(anyNumber(), email, '192.0.2.90')).toBe('none');
});

it('who guessed is stored as a hash, and deleted with the daily upkeep after an hour', async () => {
  await lookUp(anyNumber(), 'ada@example.com', '192.0.2.44');
  const [first] = await server.sql(
    "select string_agg(sender || ' ' || guess, ' ') as stored from private.claim_lookups",
  );
  expect(first?.stored).toMatch(/^(?:sender [0-9a-f]{64} [0-9a-f]{64} ?)+$/);
  await server.sql("update private.claim_lookups set at = now() - interval '61 minutes' where true");
  await server.sql('select public.purge_expired()');
  expect(await server.sql('select guess from private.claim_lookups')).toEqual([]);
});
