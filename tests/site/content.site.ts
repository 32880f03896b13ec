import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { agents } from '#app/catalog/agents.ts';
import { linkTo, services } from '#app/catalog/services.ts';
import { splitTermLinks } from '#app/catalog/term-links.ts';
import { pagePictures } from '#company/content/pictures.ts';
import type { PagePicture } from '#company/shape/pictures.ts';
import { site } from '#company/site.ts';
import { calculators } from '#content/calculators.ts';
import { jobDetail } from '#content/careers.ts';
import * as emergency from '#content/claims/emergency.ts';
import { resources } from '#content/claims.ts';
import { glossary } from '#content/glossary/index.ts';
import { jobs } from '#content/jobs/index.ts';
import { demonstration } from '#content/shell.ts';
import { eachEnglishPage, eachPage, mainOf, pageOf } from '../support/built-site.ts';
import { listedJobs } from '../support/openings.ts';
import { englishPages, pagesBelow } from '../support/pages.ts';
import { attributeOf, type Element, findAll, ownTextOf, textOf, without } from '../support/parse-html.ts';

const count = (...wanted: Parameters<typeof findAll>) => findAll(...wanted).length;
const linksTo = (href: string, within: Element) => findAll(within, 'a', { href });
/** Every text and every value of an attribute, but for the data of islands. */
const textsIn = (tree: Element) =>
  [tree, ...findAll(tree, '*')].flatMap((element) => [
    ownTextOf(element),
    ...element.attrs.filter(({ name }) => name !== 'data-props').map(({ value }) => value),
  ]);
const startsWith = (words: string) => (element: Element) => textOf(element).startsWith(words);

test('every picture exists and has its dimensions', () => {
  const found = { sources: 0, images: 0 };
  for (const [address, page] of eachPage(pageOf)) {
    const sources = findAll(page, '*')
      .flatMap((element) => attributeOf(element, 'srcset') ?? attributeOf(element, 'imagesrcset') ?? [])
      .flatMap((set) => set.split(', ').map((part) => part.split(' ')[0] ?? ''));
    found.sources += sources.length;
    for (const source of sources)
      expect(existsSync(path.join('build/client', source)), `${address}: ${source}`).toBe(true);
    const images = findAll(page, 'img');
    found.images += images.length;
    for (const image of images)
      for (const side of ['width', 'height'])
        expect(attributeOf(image, side), `${address}: ${attributeOf(image, 'src')}`).toMatch(/^\d+$/);
  }
  expect(Math.min(found.sources, found.images)).toBeGreaterThan(0);
});

test('the services open with a picture that no other page opens with', ({ skip }) => {
  const { picture }: PagePicture = pagePictures.services;
  skip(!picture, 'the page has a drawing, which others may have too');
  const isShown = (address: string) =>
    findAll(mainOf(address), '*', { fetchpriority: 'high' }).some(({ attrs }) =>
      attrs.some(({ value }) => value.startsWith(`/assets/${picture}-`)),
    );
  expect(englishPages.filter(isShown)).toEqual(['/services']);
});

test('no paragraph is repeated on two pages, except shared notices', () => {
  const shared = ['fraud-notice', 'help-title', 'more', 'next', 'payment'];
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const [address, main] of eachPage(mainOf)) {
    const own = without(main, (element) => shared.includes(attributeOf(element, 'aria-labelledby') ?? ''));
    const paragraphs = new Set(['p', 'dd', 'li'].flatMap((tag) => findAll(own, tag)).map(textOf));
    for (const words of paragraphs) {
      if (words.length < 90 || words === noticeOf(main)) continue;
      const other = seen.get(words);
      if (other && !isTeaser(address, other)) repeated.push(`${address} and ${other}: ${words.slice(0, 80)}`);
      seen.set(words, address);
    }
  }
  expect(seen.size).toBeGreaterThan(0);
  expect(repeated).toEqual([]);
});

/** The notice above a form that stores what is sent, in any language. */
const noticeOf = (main: Element) =>
  findAll(main, 'p', { class: 'my-6 border-l-4 border-coral pl-4 font-semibold' }).map(textOf)[0];

/** A list page repeats the summaries of the pages below it. */
function isTeaser(one: string, other: string): boolean {
  return one.startsWith(`${other}/`) || other.startsWith(`${one}/`) || [one, other].includes('/');
}

test('every list shows each of its items', () => {
  for (const service of services) {
    const address = linkTo(service);
    const main = mainOf(address);
    const countIn = (title: string, tag: string) =>
      findAll(main, 'section', { 'aria-labelledby': title }).map((section) => count(section, tag));
    expect(countIn('overview', 'li'), address).toEqual([service.benefits.length]);
    expect(countIn('options', 'li'), address).toEqual([service.options.length]);
    expect(countIn('options', 'dd'), address).toEqual([service.options.length * 3]);
    expect(countIn('answers', 'h3'), address).toEqual(service.answers ? [service.answers.length] : []);
    expect(countIn('additions', 'h3'), address).toEqual(service.additions ? [service.additions.length] : []);
    expect(countIn('price', 'dd'), address).toEqual([service.options.length]);
    expect(countIn('price', 'li'), address).toEqual([service.savings?.length ?? 0]);
    expect(count(main, 'details'), address).toBe(service.faqs.length);
  }
  const linksNamed = (words: string, address: string) =>
    findAll(mainOf(address), 'a').filter(startsWith(words));
  expect(pagesBelow('/services')).toHaveLength(services.length);
  expect(count(mainOf('/services'), 'article')).toBe(services.length);
  expect(pagesBelow('/careers')).toHaveLength(jobs.length);
  expect(linksNamed('View Details', '/careers')).toHaveLength(listedJobs.length);
  expect(count(mainOf('/claims'), 'details')).toBe(resources.faq.items.length);
  expect(linksNamed('Download PDF', '/claims')).toHaveLength(resources.documents.items.length);
  if (glossary.length > 0) expect(count(mainOf('/resources/glossary'), 'dt')).toBe(glossary.length);
});

test('an opening that is in no list says so, and names no day to apply by', () => {
  for (const { slug, listed } of jobs) {
    const address = `/careers/${slug}`;
    const words = textOf(mainOf(address));
    expect(words.includes(jobDetail.notListed), address).toBe(!listed);
    expect(words.includes(jobDetail.closes), address).toBe(listed);
  }
});

test('every page of a demonstration says so once, and forms that store data ask for nothing real', () => {
  for (const [address, page] of eachEnglishPage(pageOf)) {
    const isStored = /^\/contact\b|^\/careers\/apply$/.test(address);
    expect(count(page, 'aside', { 'aria-label': demonstration.label }), address).toBe(site.license ? 0 : 1);
    const times = textOf(page).split(demonstration.privacy).length - 1;
    expect(times, address).toBe(isStored && !site.license ? 1 : 0);
  }
  expect(count(mainOf('/verification'), '*', { id: 'warning' })).toBe(site.license ? 0 : 1);
});

test('the sitemap page links to every guide and article', () => {
  for (const page of [...pagesBelow('/resources/guides'), ...pagesBelow('/blog')])
    expect(linksTo(page, mainOf('/sitemap')), page).not.toEqual([]);
});

test('figures in the description of a service are a table, each row and column with its head', () => {
  for (const service of services) {
    const tables = service.description.filter((part) => typeof part !== 'string');
    const overview = findAll(mainOf(linkTo(service)), 'section', { 'aria-labelledby': 'overview' });
    const shown = overview.flatMap((section) => findAll(section, 'table'));
    expect(
      shown.map((table) => [count(table, 'th', { scope: 'row' }), count(table, 'th', { scope: 'col' })]),
      service.slug,
    ).toEqual(tables.map(({ rows, columns }) => [rows.length, columns.length]));
  }
});

test('an amount alone in a table cell is set as a figure', () => {
  let amounts = 0;
  for (const [address, main] of eachPage(mainOf)) {
    for (const cell of findAll(main, 'td')) {
      if (!/^[-−]?\$[\d,]+$/.test(textOf(cell))) continue;
      const classes = [cell, ...findAll(cell, '*')].map((each) => attributeOf(each, 'class') ?? '');
      const isFigure = classes.some((each) => each === 'figure' || each.split(' ').includes('text-right'));
      expect(isFigure, `${address}: ${textOf(cell)}`).toBe(true);
      amounts += 1;
    }
  }
  if (calculators.length > 0) expect(amounts).toBeGreaterThan(0);
});

test('the sections of a service page are in the specified order', () => {
  for (const service of pagesBelow('/services')) {
    const elements = findAll(mainOf(service), '*');
    const placeOf = (words: string, after = 0) =>
      elements.findIndex((element, place) => place >= after && textOf(element) === words);
    const places = [
      elements.findIndex(({ tagName }) => tagName === 'h1'),
      placeOf('Overview'),
      placeOf('Key Benefits'),
      // The banner has one too.
      placeOf('Get a Quote', placeOf('Key Benefits')),
      placeOf('Coverage Options'),
      placeOf('Need help choosing the right coverage?'),
      placeOf('Speak with a Specialist'),
      placeOf('Frequently Asked Questions'),
      elements.findIndex(({ tagName }) => tagName === 'details'),
    ];
    expect(
      places.every((place) => place >= 0),
      service,
    ).toBe(true);
    expect(
      places.toSorted((a, b) => a - b),
      service,
    ).toEqual(places);
    const links = elements
      .slice(placeOf('Frequently Asked Questions'))
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => [textOf(link), attributeOf(link, 'href')]);
    expect(links, service).toContainEqual(['Contact Us', '/contact']);
    expect(links, service).toContainEqual(['Visit Claims Center', '/claims']);
  }
});

test('each way to contact us carries its topic and its service', () => {
  const expectLink = (address: string, label: string, href: string) =>
    expect(linksTo(href, mainOf(address)).map(textOf), address).toContain(label);
  for (const { slug } of services) {
    expectLink(`/services/${slug}`, 'Get a Quote', `/contact?topic=quote&service=${slug}`);
    expectLink(`/services/${slug}`, 'Speak with a Specialist', `/contact?topic=agent&service=${slug}`);
  }
  expectLink('/claims', 'Start a New Claim', '/contact?topic=claim');
  expectLink('/claims', 'File Online', '/contact?topic=claim');
  for (const { slug, ask } of agents.items)
    expectLink('/about', ask.label, `/contact?topic=agent&agent=${slug}`);
  expectLink('/claims', 'Find Agent', '/contact?topic=agent');
  for (const [address, main] of eachEnglishPage(mainOf)) {
    const quotes = linksTo('/contact', main).filter((link) => textOf(link).includes('Quote'));
    expect(quotes.map(textOf), address).toEqual([]);
  }
});

test('the emergency page begins with 911, and warns of a made-up number after it says to call', () => {
  const main = mainOf(emergency.page.href);
  const links = findAll(main, 'a').map((link) => attributeOf(link, 'href'));
  expect(links[0]).toBe(emergency.rescue.href);
  const text = textOf(main);
  expect(text.startsWith(emergency.rescue.label)).toBe(true);
  for (const each of [main, mainOf('/claims')])
    expect(textOf(each).split(demonstration.number)).toHaveLength(site.license ? 1 : 2);
  if (!site.license)
    expect(text.indexOf(demonstration.number)).toBeGreaterThan(text.indexOf(emergency.claimsLine.text));
});

test('the page for a forgotten password says whom to call, and has no form', () => {
  if (!site.features.login) return;
  const main = mainOf('/forgot-password');
  expect(count(main, 'form')).toBe(0);
  for (const href of [site.telephone.href, `mailto:${site.email}`, '/login'])
    expect(linksTo(href, main), href).not.toEqual([]);
  expect(linksTo('/forgot-password', mainOf('/login'))).not.toEqual([]);
});

test('a page says at most once that it is a demonstration', () => {
  for (const address of ['/login', '/register'].filter((page) => englishPages.includes(page)))
    expect(textOf(mainOf(address)).match(/demonstration/gi) ?? [], address).toHaveLength(1);
});

test('links to the glossary stand where the content puts them', () => {
  for (const service of services) {
    const marked = [...service.description, ...service.notCovered]
      .flatMap((part) => (typeof part === 'string' ? part : part.rows.map(({ label }) => label)))
      .flatMap(splitTermLinks)
      .flatMap((piece) => (typeof piece === 'string' ? [] : `/resources/glossary#${piece.slug}`));
    const shown = findAll(mainOf(linkTo(service)), 'a', { class: 'glossary-link' });
    expect(
      shown.map((link) => attributeOf(link, 'href')),
      service.slug,
    ).toEqual(glossary.length > 0 ? marked : []);
  }
});

test('every telephone number in running text is a link', () => {
  // The fallback text of a form links the number below.
  const isLeftOut = (element: Element) =>
    attributeOf(element, 'href')?.startsWith('tel:') ||
    attributeOf(element, 'class')?.split(' ').includes('without-scripts') ||
    false;
  let numbers = 0;
  for (const [address, main] of eachPage(mainOf)) {
    for (const { shown } of [site.telephone, site.claimsHotline]) {
      const isInside = (text: string) => text.includes(shown);
      numbers += textsIn(main).filter(isInside).length;
      // A number on a line of its own is not running text.
      const unlinked = textsIn(without(main, isLeftOut)).filter((text) => isInside(text) && text !== shown);
      expect(unlinked, address).toEqual([]);
    }
  }
  expect(numbers).toBeGreaterThan(0);
});

test('informing pages use typographic quotes', () => {
  // Forms have straight quotes in labels and messages.
  const forms = ['/verification', ...pagesBelow('/resources/calculators')];
  const isCode = ({ tagName }: Element) => ['script', 'style'].includes(tagName);
  let typographic = 0;
  for (const [address, main] of eachPage(mainOf)) {
    if (forms.includes(address)) continue;
    const texts = textsIn(without(main, isCode));
    const straight = texts.filter((text) => /['"]/.test(text));
    expect(straight, address).toEqual([]);
    typographic += texts.filter((text) => /[’“”]/.test(text)).length;
  }
  expect(typographic).toBeGreaterThan(0);
});
