import { expect, test } from 'vitest';
import { backupDays } from '#app/policy.ts';
import { site } from '#app/site.ts';
import { atOffice } from '../../../tests/support/at-office.ts';
import { statementText, writeStatement } from './write-statement.ts';

const deletion = {
  deletedAt: atOffice('2026-11-16T13:32').toISOString(),
  records: [
    {
      kind: 'message' as const,
      id: '0994f204-d303-4cb9-905e-690df38e0058',
      createdAt: atOffice('2026-11-02T22:00').toISOString(),
    },
    {
      kind: 'verification' as const,
      id: 'f16a887b-2384-4ee3-b2ea-fbcb0dd26316',
      createdAt: atOffice('2026-11-10T10:00').toISOString(),
    },
  ],
  heldNumber: true,
  filesRemoved: 2,
  filesLeft: 0,
};

test('names records by day and reference, and the day by which the last backup is gone', () => {
  const text = statementText(writeStatement(deletion));
  expect(text).toContain(`On November 16, 2026 at 1:32 PM ${site.region.timeZoneName}`);
  expect(text).toMatch(/- Your message of November 2, 2026, reference [2-9A-Z]{4}-[2-9A-Z]{4}\n/);
  expect(text).toContain('Your employment verification of November 10, 2026');
  expect(text).toContain('2 files that you sent');
  expect(text).toMatch(/Social Security number/);
  expect(text).toContain(`${backupDays} days. The last copy is gone by November 16, 2027.`);
  expect(text).not.toContain('could not be removed');
});

test('says that mail may still be in our mailbox, and how to have it deleted', () => {
  const text = statementText(writeStatement(deletion));
  expect(text).toMatch(/Copies of our answers.* may still be in our mailbox/);
  expect(text).toContain(`write to ${site.email}`);
});

test('says that a file could not be removed', () => {
  const text = statementText(writeStatement({ ...deletion, filesRemoved: 1, filesLeft: 1 }));
  expect(text).toContain('2 files that you sent');
  expect(text).toContain('1 file could not be removed at once.');
});

test('records without files or a number name neither', () => {
  const text = statementText(writeStatement({ ...deletion, heldNumber: false, filesRemoved: 0 }));
  expect(text).not.toMatch(/files? that you sent|Social Security/);
});
