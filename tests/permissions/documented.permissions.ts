import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shareDatabase } from '../reliability/fixtures.ts';
import { rules } from './expected.ts';

const shared = shareDatabase('postgres');
const steps = readFileSync('docs/supabase.md', 'utf8').replaceAll(/\s+/g, ' ');

// Whoever sets up a project compares its storage with these, and removes what they do not name.
test('docs/supabase.md names every policy and trigger of the storage, and every bucket', async () => {
  const named = rules.flatMap(
    (rule) =>
      /^storage\.objects: (?:policy ("[^"]+")|trigger (\w+))/.exec(rule)?.slice(1).find(Boolean) ?? [],
  );
  const buckets = await shared.database.asOwner((query) => query('select id from storage.buckets'));
  expect(named.length).toBeGreaterThan(3);
  for (const name of [...named, ...buckets.map(({ id }) => `\`${id}\``)]) expect(steps).toContain(name);
});
