import type { Kind, Row } from './kinds.ts';
import { readAll, type Span } from './read-rows.ts';
import type { Wire } from './wire.ts';

export type Filter = { span: Span; match: string | undefined; job: string | undefined };

/**
 * The ids of the records that fit, newest first. Compared here and not in the database: there, whether É is é depends on
 * the home, and the embedded one knows no "or" between columns.
 */
export async function findMatches(
  wire: Wire,
  kind: Kind,
  { span, match = '', job = '' }: Filter,
): Promise<string[]> {
  const searched = ['email', ...kind.names];
  const jobColumns = kind.job ? [kind.job, ...(kind.job === 'position' ? ['other_position'] : [])] : [];
  const columns = ['id', 'created_at', ...searched, ...jobColumns].join(',');
  const ids: string[] = [];
  for await (const rows of readAll(wire, { table: kind.table, columns, span }))
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

/** Without case and accents: whoever looks for "emile" means Émile too. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
