import type { Backend } from './backend.ts';
import type { Row } from './kinds.ts';
import { queryRows, runQuery } from './query-backend.ts';

type Selection = { table: string; columns: string; time?: string; before?: Date };

/** No deployment returns more rows at once. */
const pageSize = 1000;

export async function countRows(backend: Backend, table: string): Promise<number> {
  return (await runQuery(backend.rest.from(table).select('*', { count: 'exact', head: true }))).count;
}

/**
 * Reads every row, newest first, in pages. Uses keyset pagination, so rows that are inserted or deleted meanwhile cause
 * neither repeats nor gaps. `columns` must include the id and the time.
 */
export async function* readAll<Found extends { id: string } = Row>(
  backend: Backend,
  { table, columns, time = 'created_at', before }: Selection,
): AsyncGenerator<Found[]> {
  const select = () => {
    const query = backend.rest.from(table).select(columns);
    return before ? query.lt(time, before.toISOString()) : query;
  };
  const timeOf = (row: Found) => String((row as Record<string, unknown>)[time]);
  let page = await queryRows<Found>(newestFirst(select(), time).limit(pageSize));
  // A short page is not the end: a deployment may return fewer rows than the limit.
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    // The embedded deployment does not support `or`, so rows of the same time are a query of their own.
    const sameTime = select().eq(time, timeOf(last)).lt('id', last.id);
    page = await queryRows<Found>(newestFirst(sameTime, time).limit(pageSize));
    if (page.length > 0) continue;
    const older = select().lt(time, timeOf(last));
    page = await queryRows<Found>(newestFirst(older, time).limit(pageSize));
  }
}

function newestFirst<Query extends { order(column: string, options: { ascending: boolean }): Query }>(
  query: Query,
  time: string,
): Query {
  return query.order(time, { ascending: false }).order('id', { ascending: false });
}
