import { describe, expect, it } from 'vitest';
import { requestWith } from '../support/clients.ts';
import { sampleContact } from '../support/samples.ts';
import { deployment, isOurs, storedRow } from './deployment.ts';

const nested = `${'['.repeat(12_000)}${']'.repeat(12_000)}`;
const post = (path: string, body: string) =>
  requestWith(deployment, deployment.anonKey, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

describe.runIf(isOurs)('a body that is nested without end', () => {
  it('is refused by the storage', async () => {
    const answer = await post('/storage/v1/object/list/resumes', `{"prefix":${nested}}`);
    expect(answer.status).toBe(400);
  });

  it('is left out with the column that was not listed', async () => {
    const row = sampleContact();
    const body = `${JSON.stringify(row).slice(0, -1)},"more":${nested}}`;
    const answer = await post(`/rest/v1/contacts?columns=${Object.keys(row).join()}`, body);
    expect(answer.status).toBe(201);
    expect(await storedRow('contacts', row.id)).toMatchObject(row);
  });
});

it.runIf(isOurs)('a folder with a longer name than any file is refused', async () => {
  const answer = await post(
    '/storage/v1/object/list/resumes',
    JSON.stringify({ prefix: '/'.repeat(32_000) }),
  );
  expect(answer.status).toBe(400);
});

it.runIf(isOurs).each([
  ['GET', '/rest/v1/a/b', 404, { code: 'PGRST125' }],
  ['GET', '/rest/v1/', 404, { code: 'PGRST125' }],
  ['POST', '/storage/v1/bucket', 400, { statusCode: '404' }],
])('%s %s answers in the words of the wire', async (method, path, status, body) => {
  const answer = await requestWith(deployment, deployment.anonKey, path, { method });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(body);
});
