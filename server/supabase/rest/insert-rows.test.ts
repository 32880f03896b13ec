import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '../../http/api-env.ts';
import type { Database, Role } from '../../store/database/database.ts';
import { insertRows } from './insert-rows.ts';

const table = { name: 'contacts', columns: new Map([['name', 'text']]) };

async function insert(role: Role, rows: unknown) {
  let questions = 0;
  const database = {
    asRole: async () => {
      questions += 1;
      return [];
    },
  };
  const refusals: unknown[] = [];
  const app = new Hono<ApiEnv>().post('/', (context) => {
    context.set('role', role);
    return insertRows(context, database as unknown as Database, table, async () => true);
  });
  app.onError((error, context) => {
    refusals.push(error);
    return context.body(null, 400);
  });
  const incoming = Readable.from([Buffer.from(JSON.stringify(rows))]);
  await app.request('/', { method: 'POST' }, { incoming });
  return { questions, refusals };
}

test('several rows of a visitor are refused before the database sees them', async () => {
  const rows = [{ name: 'Ada' }, { name: 'Ben' }];
  expect(await insert('anon', rows)).toMatchObject({
    questions: 0,
    refusals: [{ status: 400, code: 'P0001' }],
  });
  expect(await insert('anon', [{ name: 'Ada' }])).toMatchObject({ questions: 1, refusals: [] });
  expect(await insert('service_role', rows)).toMatchObject({ questions: 1, refusals: [] });
});
