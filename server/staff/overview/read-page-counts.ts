import { splitLanguage } from '#domain/languages.ts';
import { officeTimeZone } from '#office/clock.ts';
import { type PageSums, readCounts } from '../../store/counts/page-counts.ts';
import type { Database } from '../../store/database/database.ts';
import { listDays } from './read-overview.ts';

type Views = Pick<PageSums, 'views' | 'viewsAhead'>;

/** What was read in the last days, today included, and where its readers came from. */
export async function readPageCounts(database: Database, count: number) {
  const days = listDays(new Date(), count, officeTimeZone);
  const { pages, sources } = await readCounts(database, days[0] ?? '');
  const byDay = Map.groupBy(pages, ({ day }) => day);
  const byPage = Map.groupBy(pages, ({ page }) => page);
  const byLanguage = Map.groupBy(pages, ({ page }) => splitLanguage(page).code);
  return {
    days: days.map((day) => ({ day, ...sumViews(byDay.get(day) ?? []) })),
    pages: [...byPage]
      .map(([page, rows]) => ({
        page,
        ...sumViews(rows),
        opened: sumOf(rows, 'opened'),
        openedAhead: sumOf(rows, 'openedAhead'),
        sent: sumOf(rows, 'sent'),
      }))
      .sort((a, b) => b.views - a.views || b.viewsAhead - a.viewsAhead || a.page.localeCompare(b.page)),
    languages: [...byLanguage].map(([code, rows]) => ({ code, ...sumViews(rows) })),
    sources,
  };
}

function sumViews(rows: readonly Views[]): Views {
  return { views: sumOf(rows, 'views'), viewsAhead: sumOf(rows, 'viewsAhead') };
}

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
