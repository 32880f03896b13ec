import type { Kind } from '#domain/kinds.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { type State, states } from '#domain/states.ts';
import { startOfOfficeDay } from '#office/clock.ts';
import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import type { ListFilters } from '../../../server/staff/inbox/list-filters.ts';

export const tabs = [...states, 'all'] as const;
export type Tab = (typeof tabs)[number];
export type Assignee = 'everyone' | 'me' | 'nobody';

/** What a person has narrowed the inbox to. Dates are days at the office, as `<input type="date">` has them. */
export type View = {
  tab: Tab;
  assignee: Assignee;
  kind: Kind | '';
  job: string;
  language: LanguageCode | '';
  since: string;
  until: string;
  search: string;
  sort: 'newest' | 'due';
  only: NonNullable<ListFilters['only']> | '';
};

export const startView: View = {
  tab: 'new',
  assignee: 'everyone',
  kind: '',
  job: '',
  language: '',
  since: '',
  until: '',
  search: '',
  sort: 'newest',
  only: '',
};

/** The filters of a view for the server, apart from its tab. */
export function toFilters({ assignee, kind, job, language, since, until, search, only }: View): ListFilters {
  const words = search.trim();
  const first = startOfOfficeDay(since);
  // The last day is included.
  const end = startOfOfficeDay(until, 1);
  return {
    ...(assignee !== 'everyone' && { assignee }),
    ...(kind && { kinds: [kind] }),
    ...(job && { jobs: [job] }),
    ...(language && { language }),
    ...(first && { since: first }),
    ...(end && { until: end }),
    ...(words && { search: words }),
    ...(only && { only }),
  };
}

export function statesOf(tab: Tab): [State] | undefined {
  return tab === 'all' ? undefined : [tab];
}

export function countOf({ counts }: Counts, tab: Tab): number {
  return tab === 'all' ? states.reduce((sum, state) => sum + counts[state], 0) : counts[tab];
}

/** How many records the list of a view goes through: a search goes on in the other states. */
export function countListed({ counts }: Counts, { tab, search, only }: View): number {
  if (tab !== 'all' && !search.trim()) return counts[tab];
  // With `only`, each state counts its snoozed ones.
  return countOf({ counts }, 'all') + (only ? 0 : counts.snoozed);
}

/** How many records a list has found. Undefined while it goes on and nobody has counted yet. */
export function countFound(
  shown: number,
  hasMore: boolean,
  counts: Counts | undefined,
  view: View,
): number | undefined {
  if (!hasMore) return shown;
  return counts && Math.max(shown, countListed(counts, view));
}

export function formatCount(counts: Counts, tab: Tab): string {
  return countOf(counts, tab).toLocaleString('en-US');
}

/** The view without what the person's role no longer includes: a role may change while a tab is open. */
export function withinRole(view: View, kinds: readonly Kind[]): View {
  const isAllowed = view.kind === '' || kinds.includes(view.kind);
  const hasJobs = kinds.includes('application');
  return isAllowed && (hasJobs || view.job === '')
    ? view
    : { ...view, ...(!isAllowed && { kind: '' }), ...(!hasJobs && { job: '' }) };
}

/** True if anything but the tab narrows the list. */
export function isNarrowed(view: View): boolean {
  return Object.keys(toFilters(view)).length > 0;
}
