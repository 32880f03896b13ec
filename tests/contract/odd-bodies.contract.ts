import { expect, it } from 'vitest';
import { sampleContact } from '../support/samples.ts';
import { asStaff, asVisitor, describeOurServer, storedRow, testOurServer } from './deployment.ts';

const nested = `${'['.repeat(12_000)}${']'.repeat(12_000)}`;
const json = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
const post = (path: string, body: string) => asVisitor(path, json(body));

describeOurServer('a deeply nested body', () => {
  it('is refused by storage', async () => {
    const answer = await post('/storage/v1/object/list/resumes', `{"prefix":${nested}}`);
    expect(answer.status).toBe(400);
  });

  it('is ignored in a column that is not listed', async () => {
    const row = sampleContact();
    const body = `${JSON.stringify(row).slice(0, -1)},"more":${nested}}`;
    const answer = await post(`/rest/v1/contacts?columns=${Object.keys(row).join()}`, body);
    expect(answer.status).toBe(201);
    expect(await storedRow('contacts', row.id)).toMatchObject(row);
  });
});

testOurServer('a folder name longer than any file name is refused', async () => {
  const answer = await post(
    '/storage/v1/object/list/resumes',
    JSON.stringify({ prefix: '/'.repeat(32_000) }),
  );
  expect(answer.status).toBe(400);
});

describeOurServer('parts of the API that nothing uses', () => {
  it.each([
    ['GET', '/rest/v1/a/b', 404, { code: 'PGRST125' }],
    ['GET', '/rest/v1/', 404, { code: 'PGRST125' }],
    ['POST', '/storage/v1/bucket', 404, { statusCode: '404' }],
  ])('%s %s answers with the error code of the API', async (method, path, status, body) => {
    const answer = await asVisitor(path, { method });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
  });
});

describeOurServer('names that every JavaScript object has', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s', async (name) => {
    expect((await asStaff(`/rest/v1/${name}`)).status).toBe(404);
    expect((await asStaff(`/rest/v1/rpc/${name}`, json('{}'))).status).toBe(404);
    expect((await asStaff(`/rest/v1/contacts?id=${name}.x`)).status).toBe(400);
    expect((await asStaff(`/rest/v1/contacts?${name}=eq.x`)).status).toBe(400);
    expect((await post(`/rest/v1/${name}`, '{}')).status).toBe(404);
    const metrics = await (await asStaff('/metrics')).text();
    expect(metrics).not.toMatch(/native code|\[object/);
  });

  it.each<{ column: unknown }>([
    { column: { toString: 1 } },
    { column: { toString: null, valueOf: 1 } },
    { column: ['name'] },
    { column: 1 },
    { column: {} },
  ])('an order by %j is refused', async (sortBy) => {
    const body = JSON.stringify({ prefix: '', sortBy });
    const answer = await asStaff('/storage/v1/object/list/resumes', json(body));
    expect(answer.status).toBe(400);
  });

  it('an argument of a function that is nested too deep, or holds a NUL, is refused', async () => {
    for (const entries of [nested, '[{"note":"\\u0000"}]', '[{"\\ud800":1}]']) {
      const body = `{"entries":${entries}}`;
      const answer = await asStaff('/rest/v1/rpc/staff_import_work', json(body));
      expect(answer.status, entries.slice(0, 30)).toBe(400);
    }
  });

  it('a column that is asked for often is sent once', async () => {
    const answer = await asStaff(`/rest/v1/contacts?select=${'*,'.repeat(1700)}*&limit=1`);
    expect(answer.status).toBe(200);
  });
});
