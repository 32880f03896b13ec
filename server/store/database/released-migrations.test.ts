import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import released from './released-migrations.json' with { type: 'json' };

// A release adds its version with the SHA-256 of its new migrations: `sha256sum FILE`. Until then a new file may still change.
const versions: Record<string, Record<string, string>> = released;
const hashes = Object.assign({}, ...Object.values(versions)) as Record<string, string>;
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const folders = ['supabase/migrations', 'server/staff/migrations'];
/** The server applies this file as it applies migrations, and refuses a changed one. */
const bootstrap = 'supabase/bootstrap.sql';
const migrationsIn = (folder: string) => readdirSync(folder).map((name) => `${folder}/${name}`);

test.each(Object.entries(hashes))('the released migration %s is unchanged', (file, sha256) => {
  const content = existsSync(file) ? readFileSync(file) : '';
  expect(
    createHash('sha256').update(content).digest('hex'),
    `${file} was released and must stay as it is: databases have applied it. Restore the file, and write the change as a new migration.`,
  ).toBe(sha256);
});

test('every version of the changelog has its list of migrations', () => {
  const inChangelog = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version);
  expect(inChangelog.toSorted()).toEqual(Object.keys(versions).toSorted());
});

test('with nothing unreleased in the changelog, every migration is on a list', () => {
  const [, unreleased = ''] = /^## \[Unreleased\]\n(.*?)(?=^## \[)/ms.exec(changelog) ?? [];
  if (unreleased.trim() !== '') return;
  expect(
    [bootstrap, ...folders.flatMap(migrationsIn)].filter((file) => !(file in hashes)),
    'These files are new. Say what they change under "## [Unreleased]" in CHANGELOG.md, or, at a release, enter them in released-migrations.json.',
  ).toEqual([]);
});

test.each(folders)('new migrations in %s follow the released ones', (folder) => {
  const isNew = migrationsIn(folder)
    .toSorted()
    .map((file) => !(file in hashes));
  expect(isNew).toEqual(isNew.toSorted());
});
