import { cleanLine } from './clean-text.ts';
import { formatTime } from './dates.ts';
import { type Kind, kinds, nameOf, type Row } from './kinds.ts';
import { Problem } from './problem.ts';
import type { Wire } from './wire.ts';
import { askRows } from './wire-errors.ts';

export type FoundRecord = { kind: Kind; row: Row };

const shortest = 4;

/** The one record whose id starts as given, in whichever table it is. */
export async function findRecord(wire: Wire, given: string): Promise<FoundRecord> {
  const [low, high] = idRange(given);
  const found: FoundRecord[] = [];
  for (const kind of kinds) {
    const query = wire.rest.from(kind.table).select('*').gte('id', low).lte('id', high).order('id').limit(5);
    for (const row of await askRows<Row>(query)) found.push({ kind, row });
  }
  const [record, ...others] = found;
  if (!record) throw new Problem(`No record has an id that starts with ${given}.`, 'nothingFound');
  if (others.length === 0) return record;
  const choices = found.map(({ kind, row }) => `  ${row.id}  ${describeRecord(kind, row)}`);
  throw new Problem(
    `Several records have an id that starts with ${given}; give more of it:\n${choices.join('\n')}`,
    'usage',
  );
}

/** The first and last id with this start. A comparison, because PostgreSQL has no LIKE for ids. */
export function idRange(given: string): [string, string] {
  const digits = given.toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]+$/.test(digits) || digits.length > 32)
    throw new Problem(`"${given}" is not an id. The list shows them.`, 'usage');
  if (digits.length < shortest)
    throw new Problem(`"${given}" is too short for an id: give at least ${shortest} characters.`, 'usage');
  const complete = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [complete('0'), complete('f')];
}

/** `the application of Grace Hopper, 2026-11-15 09:30` */
export function describeRecord(kind: Kind, row: Row): string {
  return `${kind.one} of ${cleanLine(nameOf(kind, row))}, ${formatTime(row.created_at)}`;
}
