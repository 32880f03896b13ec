import type { Backend } from './backend.ts';
import type { TimeRange } from './dates.ts';
import type { Kind, Row } from './kinds.ts';
import { readAll } from './read-rows.ts';

export type Filter = { range: TimeRange; match: string | undefined; job: string | undefined };

/**
 * Finds the ids of matching records, newest first. Compares here and not in the database: whether É equals é differs
 * between deployments, and the embedded one does not support `or` between columns.
 */
export async function findMatches(
  backend: Backend,
  kind: Kind,
  { range, match = '', job = '' }: Filter,
): Promise<string[]> {
  const searched = ['email', ...kind.nameColumns];
  const jobColumns = kind.jobColumn
    ? [kind.jobColumn, ...(kind.jobColumn === 'position' ? ['other_position'] : [])]
    : [];
  const columns = ['id', 'created_at', ...searched, ...jobColumns].join(',');
  const ids: string[] = [];
  for await (const rows of readAll(backend, { table: kind.table, columns, range }))
    for (const row of rows)
      if (hasWords(row, searched, match) && hasText(row, jobColumns, job)) ids.push(row.id);
  return ids;
}

function hasWords(row: Row, columns: string[], text: string): boolean {
  return text.split(/\s+/).every((word) => hasText(row, columns, word));
}

function hasText(row: Row, columns: string[], text: string): boolean {
  return text === '' || columns.some((column) => fold(row[column] ?? '').includes(fold(text)));
}

/** Removes case and accents, so that "emile" finds Émile. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
