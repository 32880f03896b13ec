import { afterEach, expect, it, vi } from 'vitest';
import { type NoticeItem, noRelease, type Release } from '#domain/website/items.ts';

const notice = (key: string, facts: Partial<NoticeItem['facts']> = {}): Release['notices'][number] => ({
  key,
  facts: { pages: 'all', from: null, until: null, tone: 'calm', ...facts },
  words: { en: { text: key } },
});
const agent = (name: string) => ({
  facts: { name, languages: ['English'], lines: ['auto'], office: 'Downtown' },
  words: { en: {} },
});
const pulled: Release = {
  id: 4,
  notices: [
    notice('now'),
    notice('over', { until: '2020-01-01T00:00:00Z' }),
    notice('later', { from: '2999-01-01T00:00:00Z' }),
  ],
  specialDays: [],
  changes: { agent: { ada: agent('Ada'), ben: null } },
  pictures: {},
};

afterEach(() => {
  globalThis.siteRelease = undefined;
  vi.doUnmock('./released/release.ts');
  vi.resetModules();
});

async function load(released: Release, shown?: Release): Promise<Release> {
  vi.resetModules();
  vi.doMock('./released/release.ts', () => ({ released }));
  globalThis.siteRelease = shown;
  return (await import('./release.ts')).release;
}

it('a build without a database shows what was pulled, by the clock', async () => {
  expect(await load(pulled)).toEqual({ ...pulled, notices: [notice('now')] });
});

it('where nothing of it is shown, the pages are those of the files alone', async () => {
  expect(await load({ ...noRelease, id: 4, notices: pulled.notices.slice(1) })).toEqual(noRelease);
  expect(await load(noRelease)).toEqual(noRelease);
});

it('a newer release changes items of the pulled one, and has notices of its own', async () => {
  const newer: Release = { ...noRelease, id: 5, changes: { agent: { ada: agent('Ada Lovelace') } } };
  expect(await load(pulled, newer)).toEqual({
    ...newer,
    changes: { agent: { ada: agent('Ada Lovelace'), ben: null } },
  });
});

it('a release is shown as the renderer has it, if nothing was pulled', async () => {
  expect(await load(noRelease, pulled)).toEqual(pulled);
});

it('an entry of the files may be called like what every object has', async () => {
  await load(noRelease, pulled);
  const { withChanges } = await import('./release.ts');
  const keyOf = (entry: string) => entry;
  expect(
    withChanges('agent', 'en', ['constructor', 'ada', 'ben'], { keyOf, read: (_, { facts }) => facts.name }),
  ).toEqual(['constructor', 'Ada']);
});
