import type { Backend } from './backend.ts';
import type { Row } from './kinds.ts';
import { queryRows, runQuery } from './query-backend.ts';

type Selection = { table: string; columns: string; before?: Date };

/** No deployment returns more rows at once. */
const pageSize = 1000;

export async function countRows(backend: Backend, table: string): Promise<number> {
  return (await runQuery(backend.rest.from(table).select('*', { count: 'exact', head: true }))).count;
}

/**
 * Reads every row, newest first, in pages. Uses keyset pagination, so rows that are inserted or deleted meanwhile cause
 * neither repeats nor gaps. `columns` must include the id and the time.
 */
export async function* readAll<Found extends { id: string; created_at: string } = Row>(
  backend: Backend,
  { table, columns, before }: Selection,
): AsyncGenerator<Found[]> {
  const select = () => {
    const query = backend.rest.from(table).select(columns);
    return before ? query.lt('created_at', before.toISOString()) : query;
  };
  const read = (query: ReturnType<typeof select>) =>
    queryRows<Found>(
      query.order('created_at', { ascending: false }).order('id', { ascending: false }).limit(pageSize),
    );
  let page = await read(select());
  // A short page is not the end: a deployment may return fewer rows than the limit.
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    // The embedded deployment does not support `or`, so rows of the same time are a query of their own.
    page = await read(select().eq('created_at', last.created_at).lt('id', last.id));
    if (page.length === 0) page = await read(select().lt('created_at', last.created_at));
  }
}
