import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { openEmbedded } from '../../server/database/open-embedded.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { createDatabase } from '../support/databases.ts';
import { copySeed, seedDir } from '../support/seed.ts';
import { type RunningPostgres, runSql, startPostgres } from '../support/start-postgres.ts';
import { makeTempFolder } from '../support/temp-folder.ts';
import { differences, permissions, rules } from './expected.ts';
import {
  readAttributes,
  readLooseFunctions,
  readPermissions,
  readRules,
  readUnfilteredChanges,
} from './read-permissions.ts';
import { createProject, createSupabaseRoles, type Project } from './supabase-project.ts';

const roles = Object.keys(permissions) as Array<keyof typeof permissions>;
const cleanups: Array<() => Promise<void>> = [];
let supabase: RunningPostgres;
let project: Project;

beforeAll(async () => {
  supabase = await startPostgres();
  cleanups.push(supabase.remove);
  await createSupabaseRoles(supabase);
  project = await createProject(supabase, 'wide', { grants: 'wide' });
});
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

type Deployment = { kind: keyof typeof differences; open: () => Promise<Database> };
const deployments: Record<string, Deployment> = {
  'Supabase with wide default grants': { kind: 'supabase', open: () => openPostgres(project.asSuperuser) },
  'Supabase without default grants': {
    kind: 'supabase',
    open: async () =>
      openPostgres(
        (await createProject(supabase, 'narrow', { grants: 'none', storage: '1.77' })).asSuperuser,
      ),
  },
  'our server on PostgreSQL': {
    kind: 'ours',
    open: async () => {
      const { url, remove } = await createDatabase();
      cleanups.push(remove);
      return openPostgres(url);
    },
  },
  'our server on the embedded database': {
    kind: 'ours',
    open: async () => {
      const folder = await makeTempFolder('permissions');
      cleanups.push(folder.remove);
      const dataDir = path.join(folder.dir, 'data');
      await copySeed(seedDir(), dataDir);
      return openEmbedded(dataDir);
    },
  },
};

describe.each(Object.entries(deployments))('on %s', (_, { kind, open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    cleanups.push(() => database.close());
  });

  test.each(roles)('%s may do what the list says', async (role) => {
    const held = await database.asOwner((query) => readPermissions(query, role));
    expect(held).toEqual(permissions[role]);
  });

  test.each(roles)('%s has no other attribute', async (role) => {
    const held = await database.asOwner((query) => readAttributes(query, role));
    expect(held).toEqual(differences[kind].attributes[role]);
  });

  test('row security, policies and triggers are those of the list', async () => {
    const found = await database.asOwner(readRules);
    expect(found.toSorted()).toEqual([...rules, ...differences[kind].rules].toSorted());
  });

  test('every function has a fixed search_path', async () => {
    expect(await database.asOwner(readLooseFunctions)).toEqual([]);
  });

  test('no function updates or deletes without a condition', async () => {
    expect(await database.asOwner(readUnfilteredChanges)).toEqual([]);
  });
});

describe('the owner of a Supabase project', () => {
  const isRefused = { code: '42501' };
  const asPostgres = (sql: string) => runSql(project.asPostgres, `begin; ${sql}; rollback`);

  test('may add policies and triggers to the tables of storage', async () => {
    await asPostgres('create policy more on storage.objects for select to anon using (false)');
    await asPostgres(`create function private.nothing() returns trigger language plpgsql as 'begin return new; end';
      create trigger nothing before update on storage.objects for each row execute function private.nothing()`);
  });

  test.each([
    'alter table storage.objects add column more text',
    'alter table storage.objects disable row level security',
    'create index more on storage.objects (name)',
    'create table storage.more (id int)',
    'alter table storage.buckets owner to postgres',
    'create role more superuser',
    "delete from storage.objects where name = 'x'",
  ])('may not: %s', async (sql) => {
    await expect(asPostgres(sql)).rejects.toMatchObject(isRefused);
  });
});
