import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '../../http/api-env.ts';
import type { Query, Row } from '../../store/database/database.ts';
import type { Storage } from '../../store/files/storage.ts';
import { signObjects } from './sign-objects.ts';

test('links to many files need one query, because a visitor may ask for 500 that do not exist', async () => {
  const statements: string[] = [];
  const query: Query = async (sql, parameters = []) => {
    statements.push(sql);
    if (sql.includes('storage.buckets'))
      return [{ id: 'resumes', file_size_limit: 1, allowed_mime_types: [] }];
    return (JSON.parse(parameters[1] ?? '[]') as string[])
      .filter((name) => name === 'there.pdf')
      .map((name): Row => ({ name }));
  };
  const database = {
    asOwner: <Result>(work: (query: Query) => Promise<Result>) => work(query),
    asRole: <Result>(_: unknown, work: (query: Query) => Promise<Result>) => work(query),
  };
  const storage = { database, signingSecret: 'secret' } as unknown as Storage;
  const routes = new Hono<ApiEnv>();
  routes.post('/object/sign/:bucket', (context) => {
    context.set('role', 'anon');
    return signObjects(context, storage);
  });
  const paths = ['there.pdf', 'not\\valid', ...Array.from({ length: 498 }, (_, at) => `${at}.pdf`)];
  const incoming = Readable.from([Buffer.from(JSON.stringify({ expiresIn: 60, paths }))]);
  const answer = await routes.request('/object/sign/resumes', { method: 'POST' }, { incoming });

  const results = (await answer.json()) as Array<{ path: string; signedURL: string | null }>;
  expect(results.map(({ path }) => path)).toEqual(paths);
  expect(results[0]?.signedURL).toMatch(/^\/object\/sign\/resumes\/there\.pdf\?token=/);
  expect(results.filter(({ signedURL }) => signedURL)).toHaveLength(1);
  expect(statements).toHaveLength(2);
});
