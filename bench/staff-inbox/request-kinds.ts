import type { StaffSession } from '../../tests/support/staff-client.ts';
import { searchTerms } from '../support/seed-rows.ts';

type Position = { time: string; id: string };
type RequestKind = { name: string; path: string; input: object };

const pageSize = 50;
const { common, rare, absent } = searchTerms;
const lists: Record<string, object> = {
  'all kinds': {},
  messages: { kinds: ['message'] },
  new: { states: ['new'], hideSnoozed: true },
  'in progress': { states: ['in_progress'], hideSnoozed: true },
  'due first': { sort: 'due' },
  late: { only: 'late', sort: 'due' },
  done: { states: ['done'] },
  'verifications that are done': { kinds: ['verification'], states: ['done'] },
  unassigned: { assignee: 'nobody' },
  'one job': { jobs: ['Data Entry Clerk'] },
  'one month': { since: monthsAgo(7), until: monthsAgo(6) },
};
const searches: Record<string, object> = {
  'a common word': { search: common },
  'two common words': { search: `${common} roof` },
  'three words': { search: 'dishwasher balcony albany' },
  'a rare word': { search: rare },
  'an absent word': { search: absent },
  'a name': { search: 'maria' },
  'two letters': { search: 'ma' },
  'a phone number': { search: '(212) 555-0142' },
  'a common word, new': { search: common, states: ['new'] },
  'a common word, verifications': { search: common, kinds: ['verification'] },
  'a common word, one job': { search: common, jobs: ['Data Entry Clerk'] },
  'a rare word, messages of one month': {
    search: rare,
    kinds: ['message'],
    since: monthsAgo(7),
    until: monthsAgo(6),
  },
  'an absent word, in progress': { search: absent, states: ['in_progress'] },
};

/** Every kind of request that the screen sends, on the first page and on the 50th. */
export async function requestKinds(owner: StaffSession): Promise<RequestKind[]> {
  const listed = Object.entries({ ...prefixed('list: ', lists), ...prefixed('search: ', searches) });
  const first = listed.map(([name, input]) => ({ name, path: '/inbox/list', input }));
  const last: RequestKind[] = [];
  for (const name of ['list: all kinds', 'list: done', 'search: a common word']) {
    const input = Object.fromEntries(listed)[name] ?? {};
    const before = await findPage(owner, input, 50);
    last.push({ name: `${name}, page 50`, path: '/inbox/list', input: { ...input, before } });
  }
  const counted = [
    'list: all kinds',
    'search: a common word',
    'search: a rare word',
    'search: an absent word',
  ];
  const counts = counted.map((name) => ({
    name: `count, ${name}`,
    path: '/inbox/count',
    input: Object.fromEntries(listed)[name] ?? {},
  }));
  return [...first, ...last, ...counts];
}

async function findPage(owner: StaffSession, input: object, page: number): Promise<Position | undefined> {
  let before: Position | undefined;
  for (let at = 1; at < page; at += 1) {
    const { body } = await owner.post('/inbox/list', { ...input, pageSize, ...(before && { before }) });
    before = (body as { next: Position | null }).next ?? before;
  }
  return before;
}

function prefixed(prefix: string, inputs: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [`${prefix}${name}`, input]));
}

function monthsAgo(months: number): string {
  return new Date(Date.now() - months * 30 * 24 * 60 * 60 * 1000).toISOString();
}
