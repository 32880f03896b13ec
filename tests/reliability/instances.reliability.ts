import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { dataDirWithKeys, postgresFor, serverFor } from './fixtures.ts';

it('two instances can start and work on one PostgreSQL at the same time', async () => {
  const databaseUrl = await (await postgresFor()).createDatabase('shared');
  const dataDir = await dataDirWithKeys();
  const [first, second] = await Promise.all([
    serverFor({ dataDir, databaseUrl }),
    serverFor({ dataDir, databaseUrl }),
  ]);
  const a = clientsOf(first);
  const b = clientsOf(second);

  // Only one instance applied each migration.
  const output = `${first.output()}${second.output()}`;
  const counts = [...output.matchAll(/migrations applied","count":(\d+)/g)];
  const applied = counts.reduce((sum, [, count]) => sum + Number(count), 0);
  const files = ['supabase', 'server/staff'].flatMap((dir) => readdirSync(`${dir}/migrations`));
  expect(applied).toBe(files.length + ['bootstrap.sql'].length);

  const rows = Array.from({ length: 40 }, () => sampleContact());
  const both = await Promise.all(
    rows.flatMap((row) => [a.visitor.from('contacts').insert(row), b.visitor.from('contacts').insert(row)]),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([...Array(40).fill(201), ...Array(40).fill(409)]);
  expect((await b.staff.from('contacts').select('id')).data).toHaveLength(40);

  const path = resumePath();
  await a.visitor.storage.from('resumes').upload(path, pdfBytes(), { contentType: types.pdf });
  expect((await b.staff.storage.from('resumes').download(path)).data?.size).toBe(2000);
  const { data } = await a.staff.storage.from('resumes').createSignedUrl(path, 60);
  expect((await fetch((data?.signedUrl ?? '').replace(first.url, second.url))).status).toBe(200);
});

it('while the database is down requests answer 503, and they succeed when it is back', async () => {
  const postgres = await postgresFor();
  const server = await serverFor({
    dataDir: await dataDirWithKeys(),
    databaseUrl: await postgres.createDatabase('away'),
  });
  const { visitor, staff } = clientsOf(server);
  expect((await visitor.from('contacts').insert(sampleContact())).status).toBe(201);

  await postgres.stop();
  const row = sampleContact();
  const insert = await visitor.from('contacts').insert(row);
  expect({ status: insert.status, code: insert.error?.code }).toEqual({ status: 503, code: 'PGRST000' });
  const path = resumePath();
  const upload = await visitor.storage.from('resumes').upload(path, pdfBytes(), { contentType: types.pdf });
  expect(upload.error).toMatchObject({ status: 503, statusCode: '503' });
  const unready = await fetch(`${server.url}/readyz`);
  expect(unready.status).toBe(503);
  expect(await unready.json()).toMatchObject({ status: 'not ready', notReady: ['database'] });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await (await fetch(server.url)).text()).toBe('<h1>Home</h1>');

  await postgres.start();
  expect((await visitor.from('contacts').insert(row)).status).toBe(201);
  expect(
    (await visitor.storage.from('resumes').upload(path, pdfBytes(), { contentType: types.pdf })).error,
  ).toBeNull();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect((await staff.from('contacts').select('id')).data).toHaveLength(2);
});
