import type { Backend } from './backend.ts';
import type { TimeRange } from './dates.ts';
import type { Row } from './kinds.ts';
import { queryRows, runQuery } from './query-backend.ts';

type Selection = { table: string; columns: string; range?: TimeRange; time?: string };

/** No deployment returns more rows at once. */
const pageSize = 1000;

export async function countRows(backend: Backend, table: string, range: TimeRange = {}): Promise<number> {
  const query = backend.rest.from(table).select('*', { count: 'exact', head: true });
  return (await runQuery(within(query, 'created_at', range))).count;
}

/** Reads one page of a table, newest first. */
export async function readPage(
  backend: Backend,
  { table, columns, range = {} }: Selection,
  limit: number,
  offset: number,
): Promise<Row[]> {
  const query = within(backend.rest.from(table).select(columns), 'created_at', range);
  return queryRows<Row>(newestFirst(query, 'created_at').range(offset, offset + limit - 1));
}

/**
 * Reads every row, newest first, in pages. Uses keyset pagination, so rows that are inserted or deleted meanwhile cause
 * neither repeats nor gaps. `columns` must include the id and the time.
 */
export async function* readAll<Found extends { id: string } = Row>(
  backend: Backend,
  { table, columns, range = {}, time = 'created_at' }: Selection,
): AsyncGenerator<Found[]> {
  const select = () => within(backend.rest.from(table).select(columns), time, range);
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

export function readRowsById(
  backend: Backend,
  table: string,
  columns: string,
  ids: string[],
): Promise<Row[]> {
  return queryRows<Row>(newestFirst(backend.rest.from(table).select(columns).in('id', ids), 'created_at'));
}

type Filterable<Query> = {
  gte(column: string, value: string): Query;
  lt(column: string, value: string): Query;
};

function within<Query extends Filterable<Query>>(
  query: Query,
  time: string,
  { since, until }: TimeRange,
): Query {
  const started = since ? query.gte(time, since.toISOString()) : query;
  return until ? started.lt(time, until.toISOString()) : started;
}

function newestFirst<Query extends { order(column: string, options: { ascending: boolean }): Query }>(
  query: Query,
  time: string,
): Query {
  return query.order(time, { ascending: false }).order('id', { ascending: false });
}
