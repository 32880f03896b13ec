import Validator from '@adobe/structured-data-validator';
import { eachPage, htmlOf, textOf } from '../support/built-site.ts';
import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { loadVocabulary } from '../support/vocabulary.ts';

/** What the pages tell machines, read from the built files: no browser is opened here. */
type Node = { '@type': string; [property: string]: unknown };

const blocks = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const blocksOf = (address: string) => [...htmlOf(address).matchAll(blocks)].map(([, text = '']) => text);
const nodesOf = (address: string): Node[] => blocksOf(address).flatMap((text) => JSON.parse(text)['@graph']);
const find = (address: string, type: string) => nodesOf(address).find((node) => node['@type'] === type);
const below = (shelf: string) =>
  pages.filter((page) => page.startsWith(`${shelf}/`) && !page.endsWith('/apply'));
const validator = new Validator(loadVocabulary());

async function complaintsAbout(nodes: Node[]): Promise<string[]> {
  const jsonld = Object.groupBy(structuredClone(nodes), (node) => node['@type']);
  const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`);
}

test('the validator knows the vocabulary and what job searches ask for', async () => {
  const [wrongType, wrongProperty, incomplete] = await Promise.all([
    complaintsAbout([{ '@type': 'Insurer' }]),
    complaintsAbout([{ '@type': 'InsuranceAgency', name: 'x', lighthouse: 'y' }]),
    complaintsAbout([{ '@type': 'JobPosting', title: 'x' }]),
  ]);
  expect(wrongType.join()).toContain('Insurer');
  expect(wrongProperty.join()).toContain('lighthouse');
  expect(incomplete.length).toBeGreaterThan(2);
});

test('every page has one valid block of structured data that no text in it can end early', async () => {
  for (const address of pages) {
    const [text = '', ...more] = blocksOf(address);
    expect(more, address).toEqual([]);
    expect(text, address).not.toContain('<');
    expect(JSON.parse(text)['@context'], address).toBe('https://schema.org');
    expect(await complaintsAbout(nodesOf(address)), address).toEqual([]);
  }
});

test('the trail for machines is the trail that people see', () => {
  for (const [address, html] of eachPage(htmlOf)) {
    const items = (find(address, 'BreadcrumbList')?.itemListElement ?? []) as {
      name: string;
      item: string;
    }[];
    expect(items.map(({ item }) => new URL(item).pathname).at(-1) ?? '/', address).toBe(address);
    for (const { item } of items) expect(pages, address).toContain(new URL(item).pathname);
    const [shown] = /<nav aria-label="You are here"[\s\S]*?<\/nav>/.exec(html) ?? [];
    if (!shown) continue;
    const names = [...shown.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) =>
      textOf(item).replace(/\/$/, ''),
    );
    expect(
      items.map(({ name }) => name),
      address,
    ).toEqual(names.map(decode));
  }
});

test('the company is described with both offices, their hours and their places', () => {
  const agencies = nodesOf('/contact').filter((node) => node['@type'] === 'InsuranceAgency');
  const offices = agencies.filter((node) => node.geo);
  expect(agencies).toHaveLength(3);
  expect(offices).toHaveLength(2);
  for (const office of offices) {
    const { latitude, longitude } = office.geo as { latitude: number; longitude: number };
    // The maps of the contact page lead to the same places.
    expect(htmlOf('/contact')).toContain(encodeURIComponent(`${latitude},${longitude}`));
    expect(JSON.stringify(office.openingHoursSpecification)).toContain('"opens":"09:00","closes":"17:00"');
  }
  // The home page describes the company, and leads to its offices by their names.
  expect(find('/', 'InsuranceAgency')?.subOrganization).toEqual(
    offices.map((office) => ({ '@id': office['@id'] })),
  );
  expect(find('/', 'WebSite')).toBeDefined();
});

test('services, openings, articles and guides say what they are', () => {
  for (const address of below('/services')) {
    expect(find(address, 'Service'), address).toBeDefined();
    const questions = find(address, 'FAQPage')?.mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    const words = decode(textOf(htmlOf(address)));
    for (const { name, acceptedAnswer } of questions) {
      expect(words, address).toContain(name);
      expect(words, address).toContain(acceptedAnswer.text);
    }
  }
  for (const address of below('/careers')) {
    const job = find(address, 'JobPosting');
    expect(job, address).toMatchObject({
      employmentType: expect.stringMatching(/^(FULL|PART)_TIME$/),
      directApply: true,
    });
    expect(Date.parse(String(job?.validThrough)), address).toBeGreaterThan(
      Date.parse(String(job?.datePosted)),
    );
    expect(Boolean(job?.jobLocation) !== Boolean(job?.jobLocationType), address).toBe(true);
    expect(JSON.stringify(job?.baseSalary), address).toMatch(
      /"minValue":[\d.]+,"maxValue":[\d.]+,"unitText":"(HOUR|YEAR)"/,
    );
  }
  for (const address of below('/blog'))
    expect(find(address, 'BlogPosting')?.datePublished, address).toBeDefined();
  for (const address of below('/resources/guides')) expect(find(address, 'Article'), address).toBeDefined();
});

test('nobody rates himself', () => {
  for (const [address, texts] of eachPage(blocksOf))
    expect(texts.join(), address).not.toMatch(/"(aggregateRating|review)":/);
});

function decode(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
