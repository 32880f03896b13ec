import { states } from '#domain/states.ts';
import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import type { Tab } from './view.ts';

export function countOf({ counts }: Counts, tab: Tab): number {
  return tab === 'all' ? states.reduce((sum, state) => sum + counts[state], 0) : counts[tab];
}

export function formatCount(counts: Counts, tab: Tab): string {
  return countOf(counts, tab).toLocaleString('en-US');
}
