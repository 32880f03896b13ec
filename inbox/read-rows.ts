import type { Row } from './kinds.ts';
import type { Wire } from './wire.ts';
import { ask, askRows } from './wire-errors.ts';

/** From the first moment up to, and without, the second. */
export type Span = { since?: Date | undefined; until?: Date | undefined };

type Selection = { table: string; columns: string; span?: Span; time?: string };

/** As much as any of the three homes gives at once. */
const pageSize = 1000;

export async function countRows(wire: Wire, table: string, span: Span = {}): Promise<number> {
  const query = wire.rest.from(table).select('*', { count: 'exact', head: true });
  return (await ask(within(query, 'created_at', span))).count;
}

/** One page of a table, newest first. */
export async function readPage(
  wire: Wire,
  { table, columns, span = {} }: Selection,
  limit: number,
  offset: number,
): Promise<Row[]> {
  const query = within(wire.rest.from(table).select(columns), 'created_at', span);
  return askRows<Row>(newestFirst(query, 'created_at').range(offset, offset + limit - 1));
}

/**
 * Every row, newest first, a page at a time. Each page starts after the last row seen instead of at a number, so that
 * what arrives or goes meanwhile neither repeats a row nor skips one. `columns` must name the id and the time.
 */
export async function* readAll<Found extends { id: string } = Row>(
  wire: Wire,
  { table, columns, span = {}, time = 'created_at' }: Selection,
): AsyncGenerator<Found[]> {
  const select = () => within(wire.rest.from(table).select(columns), time, span);
  const timeOf = (row: Found) => String((row as Record<string, unknown>)[time]);
  let page = await askRows<Found>(newestFirst(select(), time).limit(pageSize));
  // A short page is no sign of the end: a home may give fewer rows at once than were asked for.
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    // The wire of the embedded home knows no "or": first the rest of this very moment, then what is older.
    const sameMoment = select().eq(time, timeOf(last)).lt('id', last.id);
    page = await askRows<Found>(newestFirst(sameMoment, time).limit(pageSize));
    if (page.length > 0) continue;
    const older = select().lt(time, timeOf(last));
    page = await askRows<Found>(newestFirst(older, time).limit(pageSize));
  }
}

export function rowsById(wire: Wire, table: string, columns: string, ids: string[]): Promise<Row[]> {
  return askRows<Row>(newestFirst(wire.rest.from(table).select(columns).in('id', ids), 'created_at'));
}

type Filterable<Query> = {
  gte(column: string, value: string): Query;
  lt(column: string, value: string): Query;
};

function within<Query extends Filterable<Query>>(query: Query, time: string, { since, until }: Span): Query {
  const started = since ? query.gte(time, since.toISOString()) : query;
  return until ? started.lt(time, until.toISOString()) : started;
}

function newestFirst<Query extends { order(column: string, options: { ascending: boolean }): Query }>(
  query: Query,
  time: string,
): Query {
  return query.order(time, { ascending: false }).order('id', { ascending: false });
}
