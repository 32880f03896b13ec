import type { IncomingMessage } from 'node:http';
import { officeDate, startOfOfficeDay } from '#office/clock.ts';
import type { Counts, DayCounts, PageSums } from '../../store/counts/page-counts.ts';
import { isFromBrowser, readOwnReferrer, readVisit } from './read-visit.ts';
import { knownSources } from './sources.ts';

/** Sources of a day that are not known. Anyone can write a link with a new one. */
export const maxSources = 30;

type Options = { publicUrl: string; isForm: (page: string) => boolean; now?: () => number };

/**
 * Counts in memory which pages are read and which forms are sent, in sums of a day. Nothing of a visitor is kept. Only pages that
 * this server has sent are counted, so their number is that of the site's pages.
 */
export function createPageCounter({ publicUrl, isForm, now = Date.now }: Options) {
  const publicHost = URL.parse(publicUrl)?.host ?? '';
  const today = createOfficeDay(now);
  const known = new Set<string>();
  let counts: Counts = new Map();

  function dayCounts(day: string): DayCounts {
    const found = counts.get(day) ?? { pages: new Map(), sources: new Map() };
    counts.set(day, found);
    return found;
  }
  const sumsOf = (page: string) => pageSums(dayCounts(today()), page);

  return {
    /** A page was sent: whole, or that it has not changed. */
    countPage(request: IncomingMessage, page: string): void {
      known.add(page);
      const visit = readVisit(request, publicHost);
      if (!visit) return;
      sumsOf(page)[visit.isAhead ? 'viewsAhead' : 'views'] += 1;
      const { from } = visit;
      if ('source' in from) addSource(dayCounts(today()), from.source, 1);
      else if (isForm(page) && from.page !== page && known.has(from.page))
        sumsOf(from.page)[visit.isAhead ? 'openedAhead' : 'opened'] += 1;
    },
    /** A record was stored. */
    countSent({ headers }: IncomingMessage): void {
      const page = readOwnReferrer(headers, publicHost);
      if (page !== undefined && known.has(page) && isForm(page) && isFromBrowser(headers))
        sumsOf(page).sent += 1;
    },
    /** Hands over what was counted, and begins anew. */
    take(): Counts {
      const taken = counts;
      counts = new Map();
      return taken;
    },
    /** Counts again what could not be stored. */
    putBack(taken: Counts): void {
      for (const [day, { pages, sources }] of taken) {
        const target = dayCounts(day);
        for (const [page, sums] of pages) addSums(pageSums(target, page), sums);
        for (const [source, views] of sources) addSource(target, source, views);
      }
    },
  };
}

export type PageCounter = ReturnType<typeof createPageCounter>;

function pageSums({ pages }: DayCounts, page: string): PageSums {
  const sums = pages.get(page) ?? { views: 0, viewsAhead: 0, opened: 0, openedAhead: 0, sent: 0 };
  pages.set(page, sums);
  return sums;
}

function addSums(target: PageSums, added: PageSums): void {
  for (const name of Object.keys(added) as (keyof PageSums)[]) target[name] += added[name];
}

function addSource({ sources }: DayCounts, source: string, views: number): void {
  const isNamed = knownSources.has(source) || sources.has(source) || sources.size < maxSources;
  const name = isNamed ? source : 'other';
  sources.set(name, (sources.get(name) ?? 0) + views);
}

/** The day at the office. Asked for each page, and computed twice a day. */
function createOfficeDay(now: () => number) {
  let day = '';
  let begins = Number.POSITIVE_INFINITY;
  let ends = 0;
  return () => {
    const moment = now();
    if (moment >= ends || moment < begins) {
      day = officeDate(new Date(moment));
      begins = Date.parse(startOfOfficeDay(day) ?? '');
      ends = Date.parse(startOfOfficeDay(day, 1) ?? '');
    }
    return day;
  };
}
