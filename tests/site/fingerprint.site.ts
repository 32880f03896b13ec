import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the fingerprint of the build has the files of every bundle, also those of the server', () => {
  const { bundledFiles } = JSON.parse(readFileSync('build/fingerprint', 'utf8'));
  expect(bundledFiles).toEqual(
    expect.arrayContaining([
      'app/root.tsx',
      'app/islands/main.ts',
      'app/browser/start-up.ts',
      'staff/preview/main.ts',
      'server/mail/mail-choices.ts',
    ]),
  );
});
