import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderForTest } from '../../tests/support/test-folder.ts';
import { bundleScript } from './bundle-script.ts';
import { startBundledFiles } from './bundled-files.ts';
import { fingerprintSources, isCurrent, writeFingerprint } from './fingerprint.ts';

test('a build is stale when a file of its bundles changes, wherever that is', async () => {
  const dir = await folderForTest();
  const elsewhere = path.join(dir, 'elsewhere.ts');
  await writeFile(elsewhere, 'export const word = "one";');
  await writeFile(path.join(dir, 'main.ts'), 'import { word } from "./elsewhere.ts"; console.log(word);');
  vi.stubEnv('BUNDLED_FILES', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const readBundledFiles = startBundledFiles(path.join(dir, 'list'));
  await bundleScript(path.join(dir, 'main.ts'));
  writeFingerprint(dir, fingerprintSources(), readBundledFiles());
  expect(isCurrent(dir)).toBe(true);
  await writeFile(elsewhere, 'export const word = "two";');
  expect(isCurrent(dir)).toBe(false);
});

test('a build is stale when a source changed while it was made, or when it has no fingerprint', async () => {
  const dir = await folderForTest();
  expect(isCurrent(dir)).toBe(false);
  writeFingerprint(dir, 'the hash of other sources', []);
  expect(isCurrent(dir)).toBe(false);
});
