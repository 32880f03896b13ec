import { states } from '#domain/states.ts';
import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import type { Tab } from './view.ts';

/** The server stops counting a state here. */
const most = 500;

export function countOf({ counts }: Counts, tab: Tab): number {
  return tab === 'all' ? states.reduce((sum, state) => sum + counts[state], 0) : counts[tab];
}

/** '12', '500+', or '30+' if the server looked only at the newest. */
export function formatCount(counts: Counts, tab: Tab): string {
  const isCut = Object.values(counts.counts).some((count) => count > most);
  const count = countOf(counts, tab);
  const isMore = !counts.exact || (tab === 'all' ? isCut : count > most);
  const shown = Math.floor(isMore ? count - (isCut && counts.exact ? count % most : 0) : count);
  return `${shown.toLocaleString('en-US')}${isMore ? '+' : ''}`;
}
