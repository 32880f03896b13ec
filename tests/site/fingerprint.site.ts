import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { bundledFiles } = JSON.parse(readFileSync('build/fingerprint', 'utf8')) as { bundledFiles: string[] };

test('the fingerprint of the build has the files of every bundle, also those outside of app/ and staff/', () => {
  expect(bundledFiles).toEqual(
    expect.arrayContaining([
      'app/root.tsx',
      'app/runtime/islands/main.ts',
      'app/runtime/inline/start-up.ts',
      'staff/preview/main.ts',
      'domain/mail-choices.ts',
    ]),
  );
});

test("no code of the server is in a browser's bundle", () => {
  expect(bundledFiles.filter((file) => file.startsWith('server/'))).toEqual([]);
});
