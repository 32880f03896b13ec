import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { atOffice } from '../../../tests/support/at-office.ts';
import { createPageCounter, maxSources } from './page-counter.ts';
import { knownSources } from './sources.ts';

const browser = {
  host: 'example.com',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'en-US,en;q=0.5',
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-dest': 'document',
};
const ask = (headers: Record<string, string | undefined> = {}, url = '/') =>
  ({ url, headers: { ...browser, ...headers } }) as unknown as IncomingMessage;
const ahead = { 'sec-purpose': 'prefetch;prerender' };
const from = (page: string) => ({ referer: `https://example.com${page}` });

function open(now: () => number = Date.now) {
  const counter = createPageCounter({ publicUrl: '', isForm: (page) => page.startsWith('/contact'), now });
  return {
    ...counter,
    /** Of one day. */
    read() {
      const days = [...counter.take().values()];
      expect(days.length).toBeLessThanOrEqual(1);
      return {
        pages: Object.fromEntries(days[0]?.pages ?? []),
        sources: Object.fromEntries(days[0]?.sources ?? []),
      };
    },
  };
}
const none = { views: 0, viewsAhead: 0, opened: 0, openedAhead: 0, sent: 0 };

test('a page that a person opens is counted with the source', () => {
  const { countPage, read } = open();
  countPage(ask(), '/about');
  countPage(ask({ referer: 'https://www.google.com/' }), '/about');
  countPage(ask({ referer: 'https://l.facebook.com/l.php?u=x' }), '/es');
  countPage(ask({ referer: 'https://blog.example.net/a' }), '/es');
  expect(read()).toEqual({
    pages: { '/about': { ...none, views: 2 }, '/es': { ...none, views: 2 } },
    sources: { direct: 1, google: 1, facebook: 1, other: 1 },
  });
  expect(read()).toEqual({ pages: {}, sources: {} });
});

test.each([
  [
    'a robot that says so',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)' },
  ],
  ['a robot of a browser', { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0 Safari/537.36' }],
  ['a link preview', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a tool', { 'user-agent': 'curl/8.5.0' }],
  ['a request without a program', { 'user-agent': undefined }],
  ['a request without a language', { 'accept-language': undefined }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['a script', { 'sec-fetch-dest': 'empty' }],
  ['an old browser that wants no page', { 'sec-fetch-dest': undefined, accept: '*/*' }],
  ['a page that a search engine or the address bar loads ahead', ahead],
  ['an older prefetch', { purpose: 'prefetch' }],
  ['a prefetch of Firefox', { 'x-moz': 'prefetch' }],
])('%s is not counted', (_, headers) => {
  const { countPage, read } = open();
  countPage(ask(headers), '/about');
  expect(read()).toEqual({ pages: {}, sources: {} });
});

test('a phone whose name looks like that of a robot is counted', () => {
  const { countPage, read } = open();
  countPage(
    ask({ 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT X30) Chrome/142.0 Mobile' }),
    '/about',
  );
  expect(read().sources).toEqual({ direct: 1 });
});

test('an old browser that wants a page is counted', () => {
  const { countPage, read } = open();
  countPage(ask({ 'sec-fetch-dest': undefined }), '/about');
  expect(read().sources).toEqual({ direct: 1 });
});

test('a page that our link may lead to is counted apart, and no source for pages inside the site', () => {
  const { countPage, read } = open();
  countPage(ask(from('/')), '/about');
  countPage(ask({ ...from('/'), ...ahead }), '/about');
  expect(read()).toEqual({ pages: { '/about': { ...none, views: 1, viewsAhead: 1 } }, sources: {} });
});

test('who goes on to a form is counted at the page they leave, and a form at the page it is sent from', () => {
  const { countPage, countSent, read } = open();
  countPage(ask(), '/about');
  countPage(ask(from('/about?a=b')), '/contact/quote');
  countPage(ask({ ...from('/about'), ...ahead }), '/contact/quote');
  // Loaded again, from a page that does not exist, and a page without a form.
  countPage(ask(from('/contact?topic=quote&service=auto')), '/contact/quote');
  countPage(ask(from('/invented')), '/contact/quote');
  countPage(ask(from('/contact/quote')), '/about');
  countSent(ask(from('/contact?topic=quote')));
  countSent(ask(from('/about')));
  countSent(ask(from('/contact/invented')));
  countSent(ask({ referer: 'https://evil.example/contact/quote' }));
  countSent(ask({ ...from('/contact/quote'), 'user-agent': 'node' }));
  expect(read().pages).toEqual({
    '/about': { ...none, views: 2, opened: 1, openedAhead: 1 },
    '/contact/quote': { ...none, views: 3, viewsAhead: 1, sent: 1 },
  });
});

test('behind a proxy that changes the host, the public address is ours too', () => {
  const { countPage, take } = createPageCounter({ publicUrl: 'https://example.org', isForm: () => false });
  countPage(ask({ host: 'app:3000', referer: 'https://example.org/' }), '/about');
  expect([...(take().values().next().value?.sources ?? [])]).toEqual([]);
});

test.each([
  ['Spring mailing', 'spring-mailing'],
  ['google', 'google'],
  ['chatgpt.com', 'chatgpt'],
  ['jane@example.com', 'other'],
  ['x'.repeat(31), 'other'],
  ['<script>', 'other'],
  ['', 'direct'],
])('a link with utm_source=%s counts as %s', (name, source) => {
  const { countPage, read } = open();
  countPage(ask({}, `/about?utm_source=${encodeURIComponent(name)}`), '/about');
  expect(read().sources).toEqual({ [source]: 1 });
});

test('invented sources, languages and long headers add no more than the bound', () => {
  const { countPage, countSent, read } = open();
  const long = 'a'.repeat(8192);
  for (let place = 0; place < 20_000; place += 1) {
    countPage(ask({}, `/?utm_source=s${place}`), '/');
    countSent(ask(from(`/contact/${place}`)));
  }
  for (const name of [
    'user-agent',
    'accept-language',
    'accept',
    'referer',
    'host',
    'sec-purpose',
    'sec-fetch-dest',
  ])
    for (const value of [long, `https://${long}`, '%00%ff', '\u0080', 'http://[', 'https://a b/'])
      countPage(ask({ [name]: value }, `/?utm_source=${value}`), '/');
  const { pages, sources } = read();
  expect(Object.keys(pages)).toEqual(['/']);
  expect(Object.keys(sources).length).toBeLessThanOrEqual(maxSources + knownSources.size);
  expect(Object.values(sources).reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(20_000);
});

test('a day begins at midnight of the office, also when the clocks change or the clock is set back', () => {
  let moment = 0;
  const { countPage, take } = open(() => moment);
  const countAt = (time: string, seconds = 0) => {
    moment = atOffice(time).getTime() + seconds * 1000;
    countPage(ask(), '/');
  };
  countAt('2026-11-01T00:00', -1);
  countAt('2026-11-01T00:00');
  countAt('2026-11-02T00:00', -1);
  countAt('2026-11-02T00:00');
  countAt('2026-11-01T12:00');
  countAt('2027-03-14T00:00');
  countAt('2027-03-15T00:00', -1);
  countAt('2027-03-15T00:00');
  const views = [...take()].map(([day, { pages }]) => [day, pages.get('/')?.views]);
  expect(Object.fromEntries(views)).toEqual({
    '2026-10-31': 1,
    '2026-11-01': 3,
    '2026-11-02': 1,
    '2027-03-14': 2,
    '2027-03-15': 1,
  });
});

test('what could not be stored is counted again, with what came meanwhile', () => {
  const { countPage, take, putBack, read } = open();
  countPage(ask(), '/');
  const taken = take();
  countPage(ask({}, '/?utm_source=mail'), '/');
  putBack(taken);
  expect(read()).toEqual({ pages: { '/': { ...none, views: 2 } }, sources: { direct: 1, mail: 1 } });
});
