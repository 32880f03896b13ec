import { quoted, type Table } from '../../store/rows/schema-cache.ts';
import { restErrors } from './rest-error.ts';

/** The same as hosted Supabase. For more, ask for the next page. */
const maxRows = 1000;

/** `select=id,name` as a list of columns. */
export function readColumns(search: URLSearchParams, table: Table): string {
  // Each once: PostgreSQL refuses a list of more than 1,664 columns.
  const names = new Set((search.get('select') || '*').split(',').map((name) => unquote(name.trim())));
  return [...names].map((name) => (name === '*' ? '*' : columnOf(name, table))).join(', ');
}

/** `order=created_at.desc,name` as an ORDER BY clause. */
export function readOrder(search: URLSearchParams, table: Table): string {
  const order = search.get('order');
  if (!order) return '';
  const terms = order.split(',').map((term) => {
    const [, name = '', direction = 'asc', nulls] =
      /^(.+?)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/.exec(term) ?? [];
    const nullOrder = nulls ? ` nulls ${nulls.slice('nulls'.length)}` : '';
    return `${columnOf(unquote(name), table)} ${direction}${nullOrder}`;
  });
  return ` order by ${terms.join(', ')}`;
}

/** As PostgREST: a limit or offset that is no number is ignored. */
export function readPage(search: URLSearchParams, most = maxRows): { limit: number; offset: number } {
  const limit = readNumber(search, 'limit') ?? most;
  if (limit < 0) throw restErrors.negativeLimit();
  const offset = readNumber(search, 'offset') ?? 0;
  if (offset < 0 || !Number.isSafeInteger(offset))
    throw restErrors.badQuery('"offset" takes a whole number, zero or more.');
  return { limit: Math.min(limit, most), offset };
}

function readNumber(search: URLSearchParams, name: string): number | undefined {
  const value = search.get(name) ?? '';
  return /^-?\d+$/.test(value) ? Number(value) : undefined;
}

function columnOf(name: string, table: Table): string {
  if (table.columns.has(name)) return quoted(name);
  throw restErrors.noColumn(table.name, name);
}

export function unquote(name: string): string {
  return /^".*"$/s.test(name) ? name.slice(1, -1) : name;
}
