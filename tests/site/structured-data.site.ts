import { expect, test } from 'vitest';
import { site as company } from '#company/site.ts';
import { jobs } from '#content/jobs/index.ts';
import { pathIn, splitLanguage } from '#domain/languages.ts';
import { holidaysIn } from '#domain/us-holidays.ts';
import { eachPage, mainOf, pageOf } from '../support/built-site.ts';
import { pages, pagesBelow } from '../support/pages.ts';
import { find, findAll, ownTextOf, textOf, without } from '../support/parse-html.ts';
import { graphSchema, type NodeOf, type NodeType } from '../support/structured-data.ts';

const blocksOf = (address: string) =>
  findAll(pageOf(address), 'script', { type: 'application/ld+json' }).map(ownTextOf);
const readGraph = (address: string) => graphSchema.parse(JSON.parse(blocksOf(address)[0] ?? '{}'));

function findNodes<Type extends NodeType>(address: string, type: Type): NodeOf<Type>[] {
  return readGraph(address)['@graph'].filter((node): node is NodeOf<Type> => node['@type'] === type);
}

test('every page has one block of structured data, and each node in it has a known shape', () => {
  for (const [address, texts] of eachPage(blocksOf)) {
    expect(texts, address).toHaveLength(1);
    // No text in the block can end the script element early.
    expect(texts[0], address).not.toContain('<');
    expect(graphSchema.safeParse(JSON.parse(texts[0] ?? '')).error?.issues ?? [], address).toEqual([]);
  }
});

test('the schemas refuse unknown types, unknown properties and incomplete job postings', ({ skip }) => {
  const refuses = (node: object) =>
    !graphSchema.safeParse({ '@context': 'https://schema.org', '@graph': [node] }).success;
  const job = pagesBelow('/careers')
    .flatMap((page) => findNodes(page, 'JobPosting'))
    .find(({ jobLocationType }) => jobLocationType);
  skip(!job, 'no job is remote');
  expect(refuses({ ...job })).toBe(false);
  expect(refuses({ ...job, '@type': 'Job' })).toBe(true);
  // A company that rates itself is against the search engines' rules.
  expect(refuses({ ...job, aggregateRating: 5 })).toBe(true);
  for (const required of ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocationType'])
    expect(refuses({ ...job, [required]: undefined }), required).toBe(true);
});

test('each kind of page has its kind of node', () => {
  const expected: Record<string, NodeType[]> = {
    '/': ['WebSite', 'InsuranceAgency'],
    '/contact': [
      'BreadcrumbList',
      'InsuranceAgency',
      ...company.offices.map(() => 'InsuranceAgency' as const),
    ],
    ...Object.fromEntries([
      ...pagesBelow('/services').map((page) => [page, ['BreadcrumbList', 'Service', 'FAQPage']]),
      ...jobs.map(({ slug, listed }) => [
        `/careers/${slug}`,
        ['BreadcrumbList', ...(listed ? ['JobPosting'] : [])],
      ]),
      ...pagesBelow('/blog').map((page) => [page, ['BreadcrumbList', 'BlogPosting']]),
      ...pagesBelow('/resources/guides').map((page) => [page, ['BreadcrumbList', 'Article']]),
    ]),
  };
  for (const [address, types] of Object.entries(expected))
    expect(
      readGraph(address)['@graph'].map((node) => node['@type']),
      address,
    ).toEqual(types);
});

test('the breadcrumb list of a page is the trail that people see', () => {
  let trails = 0;
  for (const [address, page] of eachPage(pageOf)) {
    const items = findNodes(address, 'BreadcrumbList').flatMap((list) => list.itemListElement);
    const paths = items.map(({ item }) => new URL(item).pathname);
    expect(paths.at(-1) ?? pathIn(splitLanguage(address).code, '/'), address).toBe(address);
    expect(pages, address).toEqual(expect.arrayContaining(paths));
    const trail = findAll(page, 'nav').find((nav) => find(nav, 'li', { 'aria-current': 'page' }));
    if (!trail) continue;
    trails += 1;
    const shown = without(trail, ({ attrs }) => attrs.some(({ name }) => name === 'aria-hidden'));
    expect(
      items.map(({ name }) => name),
      address,
    ).toEqual(findAll(shown, 'li').map(textOf));
  }
  expect(trails).toBeGreaterThan(pagesBelow('/services').length);
});

test('every office has its hours and the place that its map shows', () => {
  const offices = findNodes('/contact', 'InsuranceAgency').filter(
    ({ parentOrganization }) => parentOrganization,
  );
  expect(offices).toHaveLength(company.offices.length);
  const attributes = findAll(mainOf('/contact'), '*').flatMap(({ attrs }) => attrs.map(({ value }) => value));
  offices.forEach(({ geo, openingHoursSpecification, specialOpeningHoursSpecification = [] }, place) => {
    const closed = specialOpeningHoursSpecification.map(({ validFrom }) => validFrom);
    const year = Number(closed[0]?.slice(0, 4));
    expect(closed).toEqual([...holidaysIn(year), ...holidaysIn(year + 1)]);
    const shown = geo && encodeURIComponent(`${geo.latitude},${geo.longitude}`);
    if (shown) expect(attributes).toContainEqual(expect.stringContaining(shown));
    const opened = company.offices[place]?.hours.flatMap(({ open }) => open ?? []);
    expect(openingHoursSpecification?.map(({ opens, closes }) => ({ from: opens, to: closes }))).toEqual(
      opened,
    );
  });
  expect(findNodes('/', 'InsuranceAgency')[0]?.subOrganization).toEqual(
    offices.map((office) => ({ '@id': office['@id'] })),
  );
});

test('questions for search engines are questions that the page shows', () => {
  let questions = 0;
  for (const [address, main] of eachPage(mainOf)) {
    const words = textOf(main);
    for (const { mainEntity } of findNodes(address, 'FAQPage'))
      for (const { name, acceptedAnswer } of mainEntity) {
        expect(words, address).toContain(name);
        expect(words, address).toContain(acceptedAnswer.text);
        questions += 1;
      }
  }
  expect(questions).toBeGreaterThanOrEqual(pagesBelow('/services').length);
});
