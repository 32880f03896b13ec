import { expect, test } from 'vitest';
import { linkTo, services } from '#app/catalog/services.ts';
import { site } from '#company/site.ts';
import { contactTopics } from '#domain/contact-topics.ts';
import { eachPage, mainOf, pageOf } from '../support/built-site.ts';
import { pagesBelow } from '../support/pages.ts';
import { attributeOf, type Element, findAll, textOf, without } from '../support/parse-html.ts';

const startsWith = (words: string) => (element: Element) => textOf(element).startsWith(words);

test('every quote link of the shell carries the service that the page is about', () => {
  const shellLinks = (address: string) =>
    findAll(
      without(pageOf(address), ({ tagName }) => tagName === 'main'),
      'a',
    )
      .filter(startsWith('Get a Quote'))
      .map((link) => attributeOf(link, 'href'));
  for (const service of services) {
    const links = shellLinks(linkTo(service));
    // In the bar above the header, in the menu, and at the bottom of a phone.
    expect(links, service.slug).toEqual(Array(3).fill(`/contact?topic=quote&service=${service.slug}`));
  }
  expect(new Set(shellLinks('/'))).toEqual(new Set(['/contact?topic=quote']));
});

test('every guide and article ends in a quote for the service it is about, and the shell knows it too', () => {
  const texts = [...pagesBelow('/resources/guides'), ...pagesBelow('/blog')];
  const services = new Set<string>();
  for (const address of texts) {
    const [box] = findAll(mainOf(address), 'section', { id: 'quote' });
    const [link] = box ? findAll(box, 'a') : [];
    const href = attributeOf(link, 'href') ?? '';
    expect(href, address).toMatch(/^\/contact\?topic=quote(&service=[a-z0-9-]+)?$/);
    services.add(href);
    const all = findAll(pageOf(address), 'a').filter(startsWith('Get a Quote'));
    expect(new Set(all.map((each) => attributeOf(each, 'href'))), address).toEqual(new Set([href]));
  }
  expect(services.size).toBeGreaterThan(0);
});

test('a text about a service recommends none about another one', () => {
  const serviceOf = (address: string) => {
    const [box] = findAll(mainOf(address), 'section', { id: 'quote' });
    return /service=(.*)$/.exec(attributeOf(box && findAll(box, 'a')[0], 'href') ?? '')?.[1];
  };
  for (const address of [...pagesBelow('/resources/guides'), ...pagesBelow('/blog')]) {
    const own = serviceOf(address);
    const related = findAll(mainOf(address), 'aside', { 'aria-labelledby': 'more' })
      .flatMap((aside) => findAll(aside, 'a'))
      .map((link) => attributeOf(link, 'href') ?? '');
    expect(related, address).not.toContain(address);
    expect(new Set(related).size, address).toBe(related.length);
    const others = related.map(serviceOf).filter((service) => own && service && service !== own);
    expect(others, address).toEqual([]);
  }
});

test('the address of a topic holds a topic, a service and an agent that exist, and nothing else', () => {
  const known: Record<string, readonly string[]> = {
    topic: contactTopics,
    service: services.map(({ slug }) => slug),
    agent: site.agents.map(({ slug }) => slug),
  };
  let links = 0;
  for (const [address, page] of eachPage(pageOf))
    for (const link of findAll(page, 'a')) {
      const href = attributeOf(link, 'href') ?? '';
      if (!href.startsWith('/contact?')) continue;
      links += 1;
      for (const [name, value] of new URLSearchParams(href.split('?')[1]))
        expect(known[name] ?? [], `${address}: ${href}`).toContain(value);
    }
  expect(links).toBeGreaterThan(0);
});
