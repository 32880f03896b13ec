import { expect, test } from 'vitest';
import { backupDays } from '#company/policy.ts';
import { site } from '#company/site.ts';
import type { Deletion } from '../../../server/staff/persons/delete-records.ts';
import { atOffice } from '../../../tests/support/at-office.ts';
import { statementsText, writeStatements } from './write-statement.ts';

const deletion: Deletion = {
  deletedAt: atOffice('2026-11-16T13:32').toISOString(),
  records: [
    {
      kind: 'message',
      id: '0994f204-d303-4cb9-905e-690df38e0058',
      createdAt: atOffice('2026-11-02T22:00').toISOString(),
      language: 'en',
    },
    {
      kind: 'verification',
      id: 'f16a887b-2384-4ee3-b2ea-fbcb0dd26316',
      createdAt: atOffice('2026-11-10T10:00').toISOString(),
      language: 'en',
    },
  ],
  heldNumber: true,
  letters: { ours: 0, theirs: 0 },
  ourFiles: 0,
  filesRemoved: 2,
  filesLeft: 0,
};

/** The same deletion, of records that were sent in these languages. */
const sentIn = (...codes: string[]): Deletion => ({
  ...deletion,
  records: deletion.records.map((record, at) => ({ ...record, language: codes[at] ?? codes[0] ?? 'en' })),
});
const textOf = (of: Deletion) => statementsText(writeStatements(of));
const languagesOf = (of: Deletion) => writeStatements(of).map(({ language }) => language);

test('names records by day and reference, and the day by which the last backup is gone', () => {
  const text = textOf(deletion);
  expect(text).toContain(`On November 16, 2026 at 1:32 PM ${site.region.timeZoneName}`);
  expect(text).toMatch(/- Your message of November 2, 2026, reference [2-9A-Z]{4}-[2-9A-Z]{4}\n/);
  expect(text).toContain('Your employment verification of November 10, 2026');
  expect(text).toContain('2 files that you sent');
  expect(text).toMatch(/Social Security number/);
  expect(text).toContain(`${backupDays} days. The last copy is gone by November 16, 2027.`);
  expect(text).not.toContain('could not be removed');
});

test('says that mail may still be in our mailbox, and how to have it deleted', () => {
  const text = textOf(deletion);
  expect(text).toMatch(/Our mailbox .* Copies of our answers.* may still be there/);
  expect(text).toContain(`write to ${site.email}`);
});

test('a file of ours is none that the person sent, and letters of both sides are named', () => {
  const text = textOf({ ...deletion, filesRemoved: 4, ourFiles: 1, letters: { ours: 2, theirs: 1 } });
  expect(text).toContain('- 3 files that you sent\n- 2 messages that we wrote to you\n');
  expect(text).toContain('- 1 reply that you wrote by email\n- 1 file that we sent to you\n');
  expect(textOf({ ...deletion, filesRemoved: 1, ourFiles: 1 })).not.toContain('that you sent');
});

test('says that a file could not be removed', () => {
  const text = textOf({ ...deletion, filesRemoved: 1, filesLeft: 1 });
  expect(text).toContain('2 files that you sent');
  expect(text).toContain('1 file could not be removed at once. No record leads to it any more');
  expect(textOf({ ...deletion, filesLeft: 2 })).toContain(
    '2 files could not be removed at once. No record leads to them any more',
  );
});

test('records without files or a number name neither', () => {
  const text = textOf({ ...deletion, heldNumber: false, filesRemoved: 0 });
  expect(text).not.toMatch(/files? that you sent|Social Security/);
});

test('a Spanish record gives a Spanish statement', ({ skip }) => {
  skip(!site.languages.includes('es'), 'the site has no Spanish');
  const text = textOf({ ...sentIn('es'), filesLeft: 1 });
  expect(languagesOf(sentIn('es'))).toEqual(['es']);
  expect(text).toMatch(/^Lo que borramos\n\nEl 16 de noviembre de 2026 \(1:32\sp\.\s?m\.\s[^)]+\), /);
  expect(text).toMatch(/- Su mensaje del 2 de noviembre de 2026, referencia [2-9A-Z]{4}-[2-9A-Z]{4}\n/);
  expect(text).toContain('- Su verificación de empleo del 10 de noviembre de 2026');
  expect(text).toContain('- 3 archivos que usted envió');
  expect(text).toContain('1 archivo no se pudo borrar de inmediato.');
  expect(text).toContain('a más tardar el 16 de noviembre de 2027.');
});

test('records in two languages give both statements about all of them, English first', ({ skip }) => {
  skip(!site.languages.includes('es'), 'the site has no Spanish');
  expect(languagesOf(sentIn('es', 'en'))).toEqual(['en', 'es']);
  expect(textOf(sentIn('es', 'en'))).toBe(`${textOf(sentIn('en'))}\n\n----\n\n${textOf(sentIn('es'))}`);
});

test('a record in a language that the company does not use gives an English statement', () => {
  expect(textOf(sentIn('xx'))).toBe(textOf(sentIn('en')));
});
