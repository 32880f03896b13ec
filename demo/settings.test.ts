import { expect, test } from 'vitest';
import { CannotRun } from '../preflight/finding.ts';
import { readSettings } from './settings.ts';

const license = { holder: 'Real Insurance', number: '1', type: 'Insurer', underwriter: 'Real', naic: '1' };
const read = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  readSettings(args, { DATA_DIR: '/nowhere', ...env }, null);

test('without arguments it stores everything on this machine', () => {
  expect(read([])).toEqual({
    url: 'http://localhost:3000',
    anonKey: 'sb_publishable_harborlight',
    staffKey: undefined,
    count: 200,
  });
  expect(read(['--records', '8'], { PORT: '4000' })).toMatchObject({
    url: 'http://localhost:4000',
    count: 8,
  });
});

test('it refuses the site of a licensed insurer', () => {
  expect(() => readSettings([], {}, license)).toThrow(CannotRun);
});

test('it refuses another machine, unless --url names it and --yes is given', () => {
  const elsewhere = 'https://project.supabase.example';
  expect(() => read(['--url', elsewhere])).toThrow('--yes');
  expect(() => read([], { SUPABASE_URL: elsewhere })).toThrow('--yes');
  expect(() => read(['--yes'], { SUPABASE_URL: elsewhere })).toThrow('--url');
  expect(read(['--url', elsewhere, '--yes'])).toMatchObject({ url: elsewhere, staffKey: undefined });
});

test.each(['0', '201', 'many', '1.5'])('it refuses --records %s', (records) => {
  expect(() => read(['--records', records])).toThrow('--records takes a number');
});
