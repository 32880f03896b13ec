import { pages } from '../support/pages.ts';
import { pagesToCome } from '../support/pages-to-come.ts';
import { expect, test } from '../support/test.ts';

test('every link inside the site answers 200, or is a page still to come', async ({ request }) => {
  const links = new Set<string>();
  for (const page of pages) {
    const html = await (await request.get(page)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*?href="(\/[^"]*)"/g))
      links.add(href.replace(/[?#].*$/, ''));
  }
  expect(links.size).toBeGreaterThan(10);
  const broken: string[] = [];
  for (const link of links) {
    if ((await request.get(link, { maxRedirects: 0 })).status() !== 200) broken.push(link);
  }
  expect(broken.sort()).toEqual([...pagesToCome].sort());
});
