import { expect, it } from 'vitest';
import { createReadinessCheck } from '../../server/http/observe/readiness.ts';
import { shareServer } from '../support/open-test-server.ts';
import { shareDatabase } from './fixtures.ts';

const noSocket = '/nowhere/clamd.sock';
const running = shareServer(() => ({ env: { CLAMD: noSocket } }));
const shared = shareDatabase('postgres');

it('a server is ready while an optional scanner is away, and only its own networks learn that', async () => {
  const { url } = running;
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/readyz`, { headers });
    return { code: answer.status, ...(await answer.json()) };
  };
  const parts = { database: 'ok', disk: 'ok', mail: 'off', scanner: 'away' };
  expect(await ask()).toEqual({ code: 200, status: 'ready', parts });
  expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toEqual({ code: 200, status: 'ready' });
});

const readinessWith = (changes: Partial<Parameters<typeof createReadinessCheck>[0]>) =>
  createReadinessCheck({
    database: shared.database,
    hasDiskSpace: async () => true,
    sendsMail: false,
    clamd: undefined,
    clamdRequired: false,
    ...changes,
  })();

it('a scanner that is away is a reason if uploads need it', async () => {
  const required = await readinessWith({ clamd: { path: noSocket }, clamdRequired: true });
  expect(required).toMatchObject({ notReady: ['scanner'], parts: { scanner: 'away', mail: 'off' } });
});

it('mail that nobody has tried for long is a reason, mail that waits for its next attempt is not', async () => {
  const stateWith = async (due: string, claimed = 'null') => {
    await shared.database.asOwner((query) =>
      query(`delete from private.outbox;
        insert into private.outbox (purpose, due_at, claimed_until) values ('digest', ${due}, ${claimed})`),
    );
    return readinessWith({ sendsMail: true });
  };
  const hourAgo = "now() - interval '1 hour'";
  const fine = { notReady: [], parts: { mail: 'ok' } };
  expect(await stateWith("now() + interval '6 hours'")).toMatchObject(fine);
  expect(await stateWith(hourAgo, "now() + interval '5 minutes'")).toMatchObject(fine);
  expect(await stateWith(hourAgo)).toMatchObject({ notReady: ['mail'], parts: { mail: 'stuck' } });
});
