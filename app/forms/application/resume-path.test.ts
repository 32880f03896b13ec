import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../tests/support/any-text.ts';
import { resumePath } from './resume-path.ts';

test.each([
  ['Ada Lovelace', 'applicants/1700000000000-ada-lovelace.pdf'],
  ['  Renée   O’Connor-Smith ', 'applicants/1700000000000-renee-oconnor-smith.pdf'],
  ['José', 'applicants/1700000000000-jose.pdf'],
  ['李小龍', 'applicants/1700000000000-applicant.pdf'],
  ['مريم', 'applicants/1700000000000-applicant.pdf'],
  ['🙂🙂', 'applicants/1700000000000-applicant.pdf'],
  ['../../etc/passwd', 'applicants/1700000000000-etcpasswd.pdf'],
  ['?#%00', 'applicants/1700000000000-00.pdf'],
  ['A'.repeat(300), `applicants/1700000000000-${'a'.repeat(80)}.pdf`],
])('%j is stored under %s', (name, path) => {
  expect(resumePath('1700000000000', name, 'pdf')).toBe(path);
});

test('the database accepts the path of any name', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (name) => {
      expect(resumePath('1700000000000', name, 'docx')).toMatch(
        /^applicants\/\d{10,17}-[a-z0-9][a-z0-9-]*\.docx$/,
      );
    }),
    { numRuns: 2_000 },
  );
});
