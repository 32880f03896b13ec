import type { Database, Query } from '../database/database.ts';

/** Sums of one page on one day. */
export type PageSums = {
  views: number;
  viewsAhead: number;
  opened: number;
  openedAhead: number;
  sent: number;
};
/** What came in on one day. */
export type DayCounts = { pages: Map<string, PageSums>; sources: Map<string, number> };
/** By day at the office: '2026-11-20'. */
export type Counts = Map<string, DayCounts>;

type Options = {
  /** Sources that are stored by name however many others there are. */
  knownSources: ReadonlySet<string>;
  /** Of those that are not known. */
  maxSources: number;
};

/** Any number that no other program on the same database uses. */
const lockKey = '4815062345';

/** Adds to what is stored. Several servers may share the database: one adds after the other. */
export function addCounts(database: Database, counts: Counts, options: Options): Promise<void> {
  const pages = [...counts].flatMap(([day, each]) =>
    [...each.pages].map(([page, sums]) => ({
      day,
      page,
      views: sums.views,
      views_ahead: sums.viewsAhead,
      opened: sums.opened,
      opened_ahead: sums.openedAhead,
      sent: sums.sent,
    })),
  );
  return database.asOwner(async (query) => {
    await query('select pg_advisory_xact_lock($1::text::bigint)', [lockKey]);
    await query(
      `insert into staff.page_counts as stored select * from json_populate_recordset(null::staff.page_counts, $1::text::json)
        on conflict (day, page) do update set views = stored.views + excluded.views,
          views_ahead = stored.views_ahead + excluded.views_ahead, opened = stored.opened + excluded.opened,
          opened_ahead = stored.opened_ahead + excluded.opened_ahead, sent = stored.sent + excluded.sent`,
      [JSON.stringify(pages)],
    );
    const sources = await nameSources(query, counts, options);
    await query(
      `insert into staff.source_counts as stored select * from json_populate_recordset(null::staff.source_counts, $1::text::json)
        on conflict (day, source) do update set views = stored.views + excluded.views`,
      [JSON.stringify(sources)],
    );
  });
}

type SourceRow = { day: string; source: string; views: number };

/** Of a day with too many sources, later ones are 'other'. */
async function nameSources(query: Query, counts: Counts, { knownSources, maxSources }: Options) {
  const rows: SourceRow[] = [];
  for (const [day, { sources }] of counts) {
    const stored = await query('select source from staff.source_counts where day = $1::text::date', [day]);
    const named = new Set(
      stored.map(({ source }) => String(source)).filter((name) => !knownSources.has(name)),
    );
    const sums = new Map<string, number>();
    for (const [name, views] of sources) {
      const isNamed = knownSources.has(name) || named.has(name) || named.size < maxSources;
      if (isNamed && !knownSources.has(name)) named.add(name);
      const source = isNamed ? name : 'other';
      sums.set(source, (sums.get(source) ?? 0) + views);
    }
    rows.push(...[...sums].map(([source, views]) => ({ day, source, views })));
  }
  return rows;
}

type StoredPage = PageSums & { day: string; page: string };

/** From a day on. */
export function readCounts(database: Database, firstDay: string) {
  return database.asOwner(async (query) => ({
    pages: (await query(
      `select day::text, page, views::float8, views_ahead::float8 as "viewsAhead", opened::float8,
          opened_ahead::float8 as "openedAhead", sent::float8
        from staff.page_counts where day >= $1::text::date`,
      [firstDay],
    )) as StoredPage[],
    sources: (await query(
      `select source, sum(views)::float8 as views from staff.source_counts where day >= $1::text::date
        group by source order by 2 desc, 1`,
      [firstDay],
    )) as { source: string; views: number }[],
  }));
}

export function deleteCountsBefore(database: Database, day: string): Promise<void> {
  return database.asOwner(async (query) => {
    await query('delete from staff.page_counts where day < $1::text::date', [day]);
    await query('delete from staff.source_counts where day < $1::text::date', [day]);
  });
}
