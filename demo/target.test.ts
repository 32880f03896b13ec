import { expect, test } from 'vitest';
import { embeddedAnonKey } from '#office/backend-settings.ts';
import { readSettings } from '../cli/settings.ts';
import { readTarget } from './target.ts';

const license = { holder: 'Real Insurance', number: '1', type: 'Insurer', underwriter: 'Real', naic: '1' };
const read = (values: Parameters<typeof readTarget>[0], env: NodeJS.ProcessEnv = {}) =>
  readTarget(values, readSettings({ DATA_DIR: '/nowhere', ...env }), null);

test('without options it stores everything on this machine', async () => {
  expect(await read({})).toEqual({
    url: 'http://localhost:3000',
    anonKey: embeddedAnonKey,
    staffKey: undefined,
    count: 200,
  });
  expect(await read({ records: '8' }, { PORT: '4000' })).toMatchObject({
    url: 'http://localhost:4000',
    count: 8,
  });
});

test('it refuses the site of a licensed insurer', async () => {
  await expect(readTarget({}, readSettings({}), license)).rejects.toThrow('licensed insurer');
});

test('it refuses another machine, unless --url names it and --yes is given', async () => {
  const url = 'https://project.supabase.example';
  await expect(read({ url })).rejects.toThrow('--yes');
  await expect(read({}, { SUPABASE_URL: url })).rejects.toThrow('--yes');
  await expect(read({ yes: true }, { SUPABASE_URL: url })).rejects.toThrow('--url');
  expect(await read({ url, yes: true })).toMatchObject({ url, staffKey: undefined });
});
