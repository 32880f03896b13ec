import type { Backend } from './backend.ts';
import { cleanLine } from './clean-text.ts';
import { formatTime } from './dates.ts';
import { type Kind, kinds, personName, type Row } from './kinds.ts';
import { Problem } from './problem.ts';
import { queryRows } from './query-backend.ts';

export type FoundRecord = { kind: Kind; row: Row };

const minLength = 4;

/** Finds the only record whose id starts with `given`, in any of the three tables. */
export async function findRecord(backend: Backend, given: string): Promise<FoundRecord> {
  const [low, high] = idRange(given);
  const found: FoundRecord[] = [];
  for (const kind of kinds) {
    const table = backend.rest.from(kind.table);
    const query = table.select('*').gte('id', low).lte('id', high).order('id').limit(5);
    for (const row of await queryRows<Row>(query)) found.push({ kind, row });
  }
  const [record, ...others] = found;
  if (!record) throw new Problem(`No record has an id that starts with ${given}.`, 'nothingFound');
  if (others.length === 0) return record;
  const choices = found.map(({ kind, row }) => `  ${row.id}  ${describeRecord(kind, row)}`);
  throw new Problem(
    `Several records have an id that starts with ${given}. Give more characters of it:\n${choices.join('\n')}`,
    'usage',
  );
}

/** Returns the first and last id with this start. PostgreSQL has no LIKE for ids. */
export function idRange(given: string): [string, string] {
  const digits = given.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]+$/.test(digits) || digits.length > 32)
    throw new Problem(`"${given}" is not an id. The command list shows the ids.`, 'usage');
  if (digits.length < minLength)
    throw new Problem(`"${given}" is too short for an id. Give at least ${minLength} characters.`, 'usage');
  const complete = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [complete('0'), complete('f')];
}

/** For example `application of Grace Hopper, 2026-11-15 09:30`. */
export function describeRecord(kind: Kind, row: Row): string {
  return `${kind.singular} of ${cleanLine(personName(kind, row))}, ${formatTime(row.created_at)}`;
}
