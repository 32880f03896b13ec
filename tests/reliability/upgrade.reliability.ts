import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { createDatabase } from '../support/databases.ts';
import { sampleContact } from '../support/samples.ts';
import { makeTempFolder } from '../support/temp-folder.ts';

/** The first migration after the version that wrote the data below. */
const firstNew = '20261117200000';
const folders = ['supabase', 'server/staff'];
const { id, name, email, phone, subject, message } = sampleContact();
const verification = crypto.randomUUID();
const cleanups: Array<() => Promise<void>> = [];
let database: Database;

beforeAll(async () => {
  const created = await createDatabase('empty');
  cleanups.push(created.remove);
  database = await openPostgres(created.url);
  cleanups.push(() => database.close());
  const earlier = await makeTempFolder('earlier');
  cleanups.push(earlier.remove);
  for (const folder of folders) {
    const copy = path.join(earlier.dir, folder);
    await cp(folder, copy, { recursive: true });
    for (const file of await readdir(path.join(copy, 'migrations')))
      if (file >= firstNew) await rm(path.join(copy, 'migrations', file));
    await migrate(database, copy);
  }
  await database.asOwner(async (query) => {
    await query(
      `insert into public.contacts (id, name, email, phone, subject, message)
       values ($1::text::uuid, $2, $3, $4, $5, $6)`,
      [id, name, email, phone, subject, message],
    );
    for (const sort of ['note', 'reply', 'answer'])
      await query(
        `insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
         values ('message', $1::text::uuid, 'dana', 'Dana', $2, $2)`,
        [id, sort],
      );
    await query(
      `insert into public.unsealings (opened_by, verification_id, opened_at)
       values ('Dana', $1::text::uuid, '2026-01-02T03:04:05Z')`,
      [verification],
    );
  });
  for (const folder of folders) await migrate(database, folder);
});
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

const read = (sql: string) => database.asOwner((query) => query(sql));

it('notes and replies of an earlier version keep their text under the present words', async () => {
  expect(await read('select sort, body from private.inbox_notes order by body')).toEqual([
    { sort: 'reply_sent', body: 'answer' },
    { sort: 'note', body: 'note' },
    { sort: 'reply_started', body: 'reply' },
  ]);
});

it('a backup of an earlier version brings its words, and they are translated', async () => {
  const note = {
    id: crypto.randomUUID(),
    written_at: '2026-11-01T00:00:00Z',
    author: 'eve',
    author_name: 'Eve',
  };
  const notes = [{ ...note, sort: 'answer', body: 'From a backup' }];
  const entries = [{ kind: 'message', record_id: id, state: 'done', notes }];
  await database.asRole('service_role', (query) =>
    query('select public.staff_import_work($1::text::jsonb)', [JSON.stringify(entries)]),
  );
  expect(await read("select sort, body from private.inbox_notes where author = 'eve'")).toEqual([
    { sort: 'reply_sent', body: 'From a backup' },
  ]);
});

it('who opened which number moves to the audit, with its time', async () => {
  const lines = await read(
    "select actor_name, action, kind, record_id, at at time zone 'UTC' = '2026-01-02 03:04:05' as on_time from staff.audit",
  );
  expect(lines).toEqual([
    {
      actor_name: 'Dana',
      action: 'number_requested',
      kind: 'verification',
      record_id: verification,
      on_time: true,
    },
  ]);
});
