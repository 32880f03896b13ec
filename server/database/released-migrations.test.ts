import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import released from './released-migrations.json' with { type: 'json' };

// A release adds the SHA-256 of its new migrations to the list: `sha256sum FILE`. Until then a new file may still change.
test.each(Object.entries(released))('the released migration %s is unchanged', (file, sha256) => {
  const content = existsSync(file) ? readFileSync(file) : '';
  expect(
    createHash('sha256').update(content).digest('hex'),
    `${file} was released and must stay as it is: databases have applied it. Restore the file, and write the change as a new migration.`,
  ).toBe(sha256);
});
