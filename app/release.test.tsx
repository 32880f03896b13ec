import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { team as teamInFiles } from '#content/about.ts';
import { people as peopleInFiles } from '#content/careers-life.ts';
import { jobs as jobsInFiles } from '#content/jobs/index.ts';
import { forHouseholds } from '#content/services/index.ts';
import { slugOf } from '#domain/slug.ts';
import type { Changes, Release } from '#domain/website/items.ts';
import { sampleRelease, tomorrow } from '../tests/support/sample-release.ts';

/** The catalog as a renderer has it: with a release that is set before content is loaded. */
async function load<Module>(release: Release, read: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  globalThis.siteRelease = release;
  return read();
}

afterEach(() => {
  globalThis.siteRelease = undefined;
  vi.resetModules();
});

const changing = (changes: Release['changes']): Release => ({ ...sampleRelease, changes });

test('openings are added, closed by their day and removed', async () => {
  const [removed, ...others] = jobsInFiles.map(({ slug }) => slug);
  const opening = { ...sampleRelease.changes.opening, [removed ?? '']: null };
  const { jobs, lastDayOf } = await load(changing({ opening }), () => import('./catalog/jobs.ts'));
  expect(jobs.map(({ slug }) => slug)).toEqual([...others, 'lamp-keeper', 'former-keeper']);
  const [kept, former] = jobs.slice(-2);
  expect(kept && [kept.listed, kept.isClosed, lastDayOf(kept)]).toEqual([true, undefined, tomorrow]);
  expect([former?.listed, former?.isClosed]).toEqual([false, true]);
});

test('sitemap, search and the list of paths follow the openings and the articles', async () => {
  const { pages, documents, groups, articles, feed, sitemap } = await load(sampleRelease, async () => ({
    ...(await import('./catalog/pages.ts')),
    documents: (await import('./tools/site-search/list-documents.ts')).listDocuments(),
    ...(await import('./catalog/sitemap-groups.ts')),
    ...(await import('./catalog/articles.ts')),
    feed: await (await import('./frame/site-files/feed.ts')).loader().text(),
    sitemap: await import('./frame/site-files/sitemap.ts'),
  }));
  const [open, closed, article] = ['/careers/lamp-keeper', '/careers/former-keeper', '/blog/about-lamps'];
  const written = sitemap.writeSitemap(pages, () => undefined);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([open, closed, article]));
  const links = groups.flatMap((group) => group.links.map(({ href }) => href));
  const found = documents.map(({ href }) => href);
  for (const path of [open, article]) {
    expect(links).toContain(path);
    expect(found).toContain(path);
    expect(written).toContain(`${path}</loc>`);
  }
  for (const list of [links, found]) expect(list).not.toContain(closed);
  expect(written).not.toContain(closed);
  expect(articles[0]?.slug).toBe('about-lamps');
  expect(feed).toContain('/blog/about-lamps</link>');
  expect(JSON.stringify(documents)).toContain('Is the lamp on?');
});

test('an article in English alone has no address in another language', async () => {
  const { alternatesOf } = await load(sampleRelease, () => import('./catalog/alternates.ts'));
  expect(alternatesOf('/blog/about-lamps').map(({ code }) => code)).toEqual(['en']);
});

const [quoted] = peopleInFiles.items;
test.skipIf(!quoted)('a leader who is gone takes the quote along', async () => {
  const name = quoted?.name ?? '';
  const { team, people } = await load(
    changing({ leader: { [slugOf(name)]: null } }),
    () => import('./catalog/leaders.ts'),
  );
  expect(team.members.map((member) => member.name)).toEqual(
    teamInFiles.members.map((member) => member.name).filter((each) => each !== name),
  );
  expect(team.text).toBe(teamInFiles.text(teamInFiles.members.length - 1));
  expect(people.items).toHaveLength(peopleInFiles.items.length - 1);
});

test('a new agent can be asked for, with the office that the form checks hours of', async () => {
  const { topics } = await load(sampleRelease, () => import('./catalog/contact-topics.ts'));
  const facts = sampleRelease.changes.agent['ann-real'].facts;
  expect(JSON.stringify(topics.agent.start)).toContain('"ann-real"');
  expect(topics.agent.agentOffices['ann-real']).toBe(facts.office);
  expect(topics.agent.specialDays).toEqual(
    sampleRelease.specialDays.map((day) => ({ ...day.facts, reason: day.words.en.reason })),
  );
});

test('the questions of a service have their place taken, and can be removed', async () => {
  const items = [{ question: 'New?', answer: 'Yes.' }];
  const key = `services/${forHouseholds[0]?.slug}`;
  const faqsWith = async (item: Changes<'questions'>[string]) => {
    const release = changing({ questions: { [key]: item } });
    const { services } = await load(release, () => import('./catalog/services.ts'));
    return services[0]?.faqs;
  };
  expect(await faqsWith({ facts: {}, words: { en: { items } } })).toEqual(items);
  expect(await faqsWith(null)).toEqual([]);
});

test('a notice is on its pages, and hostile words and links do nothing', async () => {
  const { Notices } = await load(sampleRelease, () => import('./frame/notices.tsx'));
  const at = (path: string) => {
    const router = createMemoryRouter([{ path: '*', element: <Notices /> }], { initialEntries: [path] });
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
  expect(at('/about')).toContain('A storm is coming.');
  expect(at('/about')).not.toContain('On one page.');
  expect(at('/claims/')).toContain('On one page.');
  expect(at('/claims')).not.toMatch(/<script|<img|javascript:/);
});

test('without a release nothing is there', async () => {
  const { Notices } = await import('./frame/notices.tsx');
  const router = createMemoryRouter([{ path: '*', element: <Notices /> }]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toBe('');
});
