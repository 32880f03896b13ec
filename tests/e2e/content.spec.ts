import { existsSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { resources } from '#app/content/claims.ts';
import { glossary } from '#app/content/glossary/index.ts';
import { jobs } from '#app/content/jobs/index.ts';
import { linkTo, services } from '#app/content/services/index.ts';
import { demonstration } from '#app/content/shell.ts';
import { site } from '#app/site.ts';
import { eachPage, htmlOf, mainOf, textOf } from '../support/built-site.ts';
import { listedJobs } from '../support/openings.ts';
import { pages, pagesBelow } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Reads the built files; no browser is opened here. */
const count = (address: string, pattern: RegExp) => mainOf(address).match(pattern)?.length ?? 0;

test('every picture exists and has its dimensions', () => {
  for (const [address, html] of eachPage(htmlOf)) {
    const sources = [...html.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, set = '']) =>
      set.split(', ').map((part) => part.split(' ')[0] ?? ''),
    );
    for (const source of sources)
      expect(existsSync(path.join('build/client', source)), `${address}: ${source}`).toBe(true);
    for (const [image] of html.matchAll(/<img [^>]+>/g))
      expect(image, address).toMatch(/width="\d+" height="\d+"/);
  }
});

test('the services open with a picture that no other page opens with', () => {
  const isShown = (address: string) =>
    /fetchPriority="high"[^>]*services-\d+|services-\d+[^>]*fetchPriority="high"/.test(mainOf(address));
  expect(pages.filter(isShown)).toEqual(['/services']);
});

test('no paragraph is repeated on two pages, except shared notices', () => {
  const shared = /<(section|aside)[^>]*aria-labelledby="(?:fraud-notice|help-title|more)"[\s\S]*?<\/\1>/g;
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const [address, main] of eachPage(mainOf)) {
    const paragraphs = new Set(
      [...main.replace(shared, '').matchAll(/<(?:p|dd|li)\b[^>]*>([\s\S]*?)<\/(?:p|dd|li)>/g)].map(
        ([, html = '']) => textOf(html),
      ),
    );
    for (const words of paragraphs) {
      if (words.length < 90) continue;
      const other = seen.get(words);
      if (other && !isTeaser(address, other)) repeated.push(`${address} and ${other}: ${words.slice(0, 80)}`);
      seen.set(words, address);
    }
  }
  expect(repeated).toEqual([]);
});

/** A list page repeats the summaries of the pages below it. */
function isTeaser(one: string, other: string): boolean {
  return one.startsWith(`${other}/`) || other.startsWith(`${one}/`) || [one, other].includes('/');
}

test('every list shows each of its items', () => {
  for (const service of services) {
    const address = linkTo(service);
    const section = (id: string) =>
      new RegExp(`<section aria-labelledby="${id}"[\\s\\S]*?</section>`).exec(mainOf(address))?.[0] ?? '';
    expect(section('overview').match(/<li/g), address).toHaveLength(service.benefits.length);
    expect(section('options').match(/<li/g), address).toHaveLength(service.options.length);
    expect(section('options').match(/<td/g), address).toHaveLength(service.options.length * 4);
    expect(count(address, /<details/g), address).toBe(service.faqs.length);
  }
  expect(pagesBelow('/services')).toHaveLength(services.length);
  expect(count('/services', /<article/g)).toBe(services.length);
  expect(pagesBelow('/careers')).toHaveLength(jobs.length);
  expect(count('/careers', /View Details/g)).toBe(listedJobs.length);
  expect(count('/claims', /<details/g)).toBe(resources.faq.items.length);
  expect(count('/claims', /Download PDF/g)).toBe(resources.documents.items.length);
  expect(count('/resources/glossary', /<dt/g)).toBe(glossary.length);
});

test('every page of a demonstration says so once, and forms that store data ask for nothing real', () => {
  // The contact page holds its form once more for each topic, in inert templates.
  const times = (html: string, words: string) =>
    html.replace(/<template.*?<\/template>/gs, '').split(words).length - 1;
  for (const [address, html] of eachPage(htmlOf)) {
    const isStored = ['/contact', '/careers/apply'].includes(address);
    expect(times(html, `<aside aria-label="${demonstration.label}"`), address).toBe(site.license ? 0 : 1);
    expect(times(html, demonstration.privacy), address).toBe(isStored && !site.license ? 1 : 0);
  }
  expect(mainOf('/verification').includes('id="warning"')).toBe(!site.license);
});

test('the sitemap page links to every guide and article', () => {
  for (const page of [...pagesBelow('/resources/guides'), ...pagesBelow('/blog')])
    expect(mainOf('/sitemap')).toContain(`href="${page}"`);
});

test('figures in the description of a service are a list', () => {
  const lists = services.map(({ description }) => description.filter((part) => typeof part !== 'string'));
  services.forEach((service, place) => {
    const shown = [...mainOf(linkTo(service)).matchAll(/<dl>[\s\S]*?<\/dl>/g)];
    expect(shown.map(([list]) => list.match(/<dd/g)?.length)).toEqual(
      lists[place]?.map((list) => list.length),
    );
  });
});

test('an amount alone in a table cell is set as a figure', () => {
  let amounts = 0;
  for (const [address, main] of eachPage(mainOf)) {
    for (const [cell, inside = ''] of main.matchAll(/<td[^>]*>(.*?)<\/td>/g)) {
      if (!/^[-−]?\$[\d,]+$/.test(textOf(inside).trim())) continue;
      expect(cell, address).toMatch(/class="(?:figure"|[^"]*text-right)/);
      amounts += 1;
    }
  }
  // The calculators have some.
  expect(amounts).toBeGreaterThan(0);
});

test('the sections of a service page are in the specified order', () => {
  for (const service of pagesBelow('/services')) {
    const main = mainOf(service);
    const places = [
      '<h1',
      'Overview<',
      'Key Benefits<',
      'Get a Quote<',
      'Coverage Options<',
      'Need help choosing the right coverage?',
      'Speak with a Specialist',
      'Frequently Asked Questions',
      '<details',
    ].map((mark) => main.indexOf(mark));
    expect(
      places.every((place) => place >= 0),
      service,
    ).toBe(true);
    expect(
      places.toSorted((a, b) => a - b),
      service,
    ).toEqual(places);
    for (const [label, href] of [
      ['Contact Us', '/contact'],
      ['Visit Claims Center', '/claims'],
    ]) {
      expect(main.slice(main.indexOf('Frequently Asked Questions')), service).toMatch(
        new RegExp(`href="${href}"[^>]*>${label}`),
      );
    }
  }
});

test('each way to contact us carries its topic and its service', () => {
  const expectLink = (address: string, label: string, href: string) =>
    expect(mainOf(address), address).toMatch(
      new RegExp(`href="${href.replace('?', '\\?').replace('&', '&(?:amp;)?')}"[^>]*>${label}<`),
    );
  for (const { slug } of services) {
    expectLink(`/services/${slug}`, 'Get a Quote', `/contact?topic=quote&service=${slug}`);
    expectLink(`/services/${slug}`, 'Speak with a Specialist', `/contact?topic=agent&service=${slug}`);
  }
  expectLink('/claims', 'Start a New Claim', '/contact?topic=claim');
  expectLink('/claims', 'File Online', '/contact?topic=claim');
  expectLink('/claims', 'Find Agent', '/contact?topic=agent');
  for (const [address, main] of eachPage(mainOf))
    expect(main.match(/href="\/contact"[^>]*>[^<]*Quote/g), address).toBeNull();
});

test('every telephone number in running text is a link', () => {
  for (const [address, main] of eachPage(mainOf)) {
    const unlinked = main
      .replace(/<a\b[^>]*href="tel:[^>]*>[\s\S]*?<\/a>/g, '')
      // Except on a line of its own, and in the fallback text of a form, which links the number below.
      .replace(/>\(\d{3}\) \d{3}-\d{4}</g, '')
      .replace(/<div class="without-scripts[\s\S]*?<\/div>/g, '');
    for (const { shown } of [site.telephone, site.claimsHotline])
      expect(unlinked, address).not.toContain(shown);
  }
});

test('informing pages use typographic quotes', () => {
  // Forms have straight quotes in labels and messages.
  const forms = /^\/(?:verification|resources\/calculators)$/;
  for (const [address, main] of eachPage(mainOf)) {
    if (!forms.test(address))
      expect(main.match(/.{0,20}(?:&#x27;|&quot;).{0,20}/)?.[0], address).toBeUndefined();
  }
});

test('the HTML of every page is valid', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React's spelling of attributes is valid HTML.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-inline-style': 'error',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      'tel-non-breaking': 'off',
      'long-title': 'off',
    },
  });
  const complaints: string[] = [];
  for (const [address, html] of eachPage(htmlOf)) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages)
        complaints.push(`${address}:${line}:${column} ${ruleId} ${message}`);
    }
  }
  expect([...new Set(complaints.map((line) => line.slice(0, 200)))]).toEqual([]);
});
