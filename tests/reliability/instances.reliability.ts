import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { resumePath } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { uploadResume } from '../support/upload-files.ts';
import { databaseFor, dataDirWithKeys } from './fixtures.ts';
import { recordLog } from './record-log.ts';

it('two instances can start and work on one PostgreSQL at the same time', async () => {
  const log = recordLog();
  const options = { database: await databaseFor('empty'), dataDir: await dataDirWithKeys() };
  const [first, second] = await Promise.all([serverForTest(options), serverForTest(options)]);
  const a = clientsOf(first);
  const b = clientsOf(second);

  // Only one instance applied each migration.
  const counts = [...log().matchAll(/migrations applied","count":(\d+)/g)];
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
  await uploadResume(a.visitor, path);
  expect((await b.staff.storage.from('resumes').download(path)).data?.size).toBe(2000);
  const { data } = await a.staff.storage.from('resumes').createSignedUrl(path, 60);
  expect((await fetch((data?.signedUrl ?? '').replace(first.url, second.url))).status).toBe(200);
});
