import { expect, test } from 'vitest';
import { readBackendSettings } from './backend-settings.ts';

test('only the address and the anonymous key reach the site, whatever else the environment holds', () => {
  const settings = readBackendSettings({
    SUPABASE_URL: 'https://abc.supabase.example/',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'secret',
  });
  expect(settings).toEqual({ url: 'https://abc.supabase.example', anonKey: 'anon' });
});

test('without settings the site speaks to its own server', () => {
  expect(readBackendSettings({})).toMatchObject({ url: '' });
});
