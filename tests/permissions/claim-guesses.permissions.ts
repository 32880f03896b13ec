import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { referenceOf } from '#domain/references.ts';
import type { Database, Query } from '../../server/store/database/database.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { freshEmail, sampleClaim } from '../support/samples.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { permissions } from './expected.ts';
import { createProject, createSupabaseRoles } from './supabase-project.ts';

type Guess = { number: string; email: string };
type Headers = Record<string, string>;

// Without a server of ours, PostgREST puts these calls into transactions that a visitor has a say in.
describe('on a Supabase project, guesses of a claim', () => {
  let database: Database;

  beforeAll(async () => {
    const postgres = await startPostgres();
    await createSupabaseRoles(postgres);
    const { asPostgres } = await createProject(postgres, 'project', { grants: 'wide' });
    database = await openPostgres(asPostgres);
    return async () => {
      await database.close();
      await postgres.remove();
    };
  });

  const claimOf = (changes: object) => ({
    ...sampleClaim({ email: freshEmail(), photo_urls: [] }),
    ...changes,
  });

  async function insert(...rows: ReturnType<typeof claimOf>[]): Promise<void> {
    const names = Object.keys(rows[0] ?? {}).join(', ');
    await database.asRole('anon', (query) =>
      query(
        `insert into public.claim_reports (${names})
          select ${names} from json_populate_recordset(null::public.claim_reports, $1::text::json)`,
        [JSON.stringify(rows)],
      ),
    );
  }

  async function sendClaim() {
    const row = claimOf({});
    await insert(row);
    return { id: row.id, number: referenceOf(row.id), email: row.email };
  }

  /** As PostgREST calls a function: what follows the question mark of the address ends up around the call. */
  const asVisitor = (headers: Headers, work: (query: Query) => Promise<Record<string, unknown>[]>) =>
    database.asRole('anon', async (query) => {
      await query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
      return work(query);
    });

  const callOf = (name: string) =>
    name === 'claim_status' ? 'public.claim_status($1, $2)' : `public.add_claim_photos($1, $2, '{}')`;

  const lookUp = async (
    { number, email }: Guess,
    { from = '192.0.2.1', name = 'claim_status', where = 'true' } = {},
  ) => {
    const [row] = await asVisitor({ 'x-forwarded-for': from }, (query) =>
      query(
        `with source as (select ${callOf(name)} as answer) select answer->>'outcome' as outcome from source where ${where}`,
        [number, email],
      ),
    );
    return row?.outcome;
  };

  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      ({ code, message, details, hint }) => ({ code, message, details, hint }),
    );

  const inReadOnly = (name: string, { number, email }: Guess) =>
    refusalOf(
      asVisitor({}, async (query) => {
        await query('set transaction read only');
        return query(`select ${callOf(name)}`, [number, email]);
      }),
    );

  test.each(['claim_status', 'add_claim_photos'])(
    'by GET, whose transaction is read-only, are refused by %s with one answer for right and wrong',
    async (name) => {
      const right = await sendClaim();
      const refusal = await inReadOnly(name, right);
      expect(refusal).toMatchObject({ code: '25006' });
      expect(await inReadOnly(name, { ...right, email: 'guess@example.com' })).toEqual(refusal);
      expect(await inReadOnly(name, { ...right, number: referenceOf(randomUUID()) })).toEqual(refusal);
    },
  );

  test('are counted also if the rest of the statement fails because of the answer', async () => {
    const right = await sendClaim();
    // A filter in the address that only the answer to a wrong guess makes fail: the transaction is rolled back.
    const where = String.raw`answer->>'outcome' like 'non\'`;
    for (let guess = 0; guess < 25; guess += 1)
      for (const _ of ['counted', 'compared'])
        await refusalOf(
          lookUp({ ...right, email: `guess${guess}@example.com` }, { from: '192.0.2.2', where }),
        );
    expect(await lookUp(right, { from: '192.0.2.2' })).toBe('limited');
  });

  test('of many numbers by rows that are then refused are not answered', async () => {
    const { id } = await sendClaim();
    const like = (taken: string) => claimOf({ id: `${taken.slice(0, 11)}${randomUUID().slice(11)}` });
    expect(await refusalOf(insert(like(id)))).toMatchObject({ code: 'PT409' });
    const refusal = await refusalOf(insert(claimOf({}), claimOf({})));
    expect(refusal).toMatchObject({ code: 'P0001' });
    expect(await refusalOf(insert(claimOf({}), like(id)))).toEqual(refusal);
  });

  /** A hash of the sender of a request with these headers. */
  const senderOf = (headers: Headers) =>
    database.asOwner(async (query) => {
      await query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
      const [row] = await query('select private.sender_key() as sender');
      return row?.sender;
    });
  const trust = (name: string, proxies: number) =>
    database.asOwner((query) =>
      query('update private.sender_header set name = $1, proxies = $2::text::integer where only_row', [
        name,
        String(proxies),
      ]),
    );

  test('are of the sender that the last proxy saw, whatever a client writes', async () => {
    const sender = await senderOf({ 'x-forwarded-for': '203.0.113.5' });
    for (const headers of [
      { 'x-forwarded-for': '192.0.2.9, 203.0.113.5' },
      { 'x-forwarded-for': '203.0.113.5', 'cf-connecting-ip': '192.0.2.9', 'x-real-ip': '192.0.2.9' },
      { 'x-forwarded-for': ' ::ffff:203.0.113.5' },
    ])
      expect(await senderOf(headers)).toBe(sender);
    for (const other of ['203.0.113.6', '203.0.113.5, 203.0.113.6', 'unknown', ''])
      expect(await senderOf({ 'x-forwarded-for': other })).not.toBe(sender);
    expect(await senderOf({ 'x-forwarded-for': '2001:db8:1:2::1' })).toBe(
      await senderOf({ 'x-forwarded-for': '2001:DB8:1:2:ffff::9' }),
    );
    expect(await senderOf({})).toBe(await senderOf({ 'x-forwarded-for': '' }));
  });

  test('are of the sender in the header of the edge, once it is named', async () => {
    const sender = await senderOf({ 'x-forwarded-for': '203.0.113.5' });
    await trust('cf-connecting-ip', 1);
    expect(
      await senderOf({ 'cf-connecting-ip': '203.0.113.5', 'x-forwarded-for': '192.0.2.9, 198.51.100.1' }),
    ).toBe(sender);
    // Past the edge.
    expect(await senderOf({ 'x-forwarded-for': '192.0.2.9, 203.0.113.5' })).toBe(sender);
    await trust('x-forwarded-for', 2);
    expect(await senderOf({ 'x-forwarded-for': '192.0.2.9, 203.0.113.5, 198.51.100.1' })).toBe(sender);
    expect(await senderOf({ 'x-forwarded-for': '203.0.113.5' })).toBe(sender);
    await trust('x-forwarded-for', 1);
  });

  test('meet every function that a visitor may call: each refuses a read-only transaction', async () => {
    const callable = await database.asOwner((query) =>
      query(`select p.proname::text as name, p.provolatile::text as volatility from pg_proc p
        where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
        order by p.proname`),
    );
    const names = permissions.anon.flatMap((grant) => /^execute public\.(\w+)/.exec(grant)?.[1] ?? []);
    // PostgREST runs a function that is not volatile in a read-only transaction for POST too.
    expect(callable).toEqual(names.toSorted().map((name) => ({ name, volatility: 'v' })));
    for (const name of names)
      expect(await inReadOnly(name, await sendClaim())).toMatchObject({ code: '25006' });
  });
});
