import { beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { openTestDatabase } from '../reliability/fixtures.ts';
import { share } from '../support/share.ts';
import { runSql, startPostgres } from '../support/start-postgres.ts';
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
const supabase = share(startPostgres);
let project: Project;

beforeAll(async () => {
  await createSupabaseRoles(supabase);
  project = await createProject(supabase, 'wide', { grants: 'wide' });
});

async function openProject({ asSuperuser }: Project) {
  const database = await openPostgres(asSuperuser);
  return { database, remove: database.close };
}

type Deployment = { kind: keyof typeof differences; open: () => ReturnType<typeof openProject> };
const deployments: Record<string, Deployment> = {
  'Supabase with wide default grants': { kind: 'supabase', open: () => openProject(project) },
  'Supabase without default grants': {
    kind: 'supabase',
    open: async () =>
      openProject(await createProject(supabase, 'narrow', { grants: 'none', storage: '1.77' })),
  },
  'our server on PostgreSQL': { kind: 'ours', open: () => openTestDatabase('postgres') },
  'our server on the embedded database': { kind: 'ours', open: () => openTestDatabase('embedded') },
};

describe.each(Object.entries(deployments))('on %s', (_, { kind, open }) => {
  const shared = share(open);

  test.each(roles)('%s may do what the list says', async (role) => {
    const held = await shared.database.asOwner((query) => readPermissions(query, role));
    expect(held).toEqual(permissions[role]);
  });

  test.each(roles)('%s has no other attribute', async (role) => {
    const held = await shared.database.asOwner((query) => readAttributes(query, role));
    expect(held).toEqual(differences[kind].attributes[role]);
  });

  test('row security, policies and triggers are those of the list', async () => {
    const found = await shared.database.asOwner(readRules);
    expect(found.toSorted()).toEqual([...rules, ...differences[kind].rules].toSorted());
  });

  test('every function has a fixed search_path, apart from one that is inlined into others', async () => {
    expect(await shared.database.asOwner(readLooseFunctions)).toEqual(['private.matching']);
  });

  test('no function updates or deletes without a condition', async () => {
    expect(await shared.database.asOwner(readUnfilteredChanges)).toEqual([]);
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
