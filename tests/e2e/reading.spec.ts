import { readdirSync } from 'node:fs';
import path from 'node:path';
import { site } from '#company/site.ts';
import { people } from '#content/careers-life.ts';
import { pageOf } from '../support/built-site.ts';
import { attributeOf, find } from '../support/parse-html.ts';
import { expect, test } from '../support/test.ts';

const lists = [
  { address: '/blog', folder: 'company/content/en/blog' },
  { address: '/resources/guides', folder: 'company/content/en/guides' },
];
const publishedOf = (address: string) =>
  attributeOf(find(pageOf(address), 'meta', { property: 'article:published_time' }), 'content') ?? '';

/** The paths of the articles in a folder, the newest first. */
function newestFirst(address: string, folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${address}/${path.basename(file, '.mdx')}`)
    .sort((one, other) => publishedOf(other).localeCompare(publishedOf(one)));
}

test('articles and guides: the newest first and largest, each with a picture, in full rows', async ({
  page,
}) => {
  for (const { address, folder } of lists) {
    await page.goto(address);
    const cards = page.getByRole('main').getByRole('article');
    const expected = newestFirst(address, folder);
    expect(
      await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(expected);
    await expect(cards.locator('picture')).toHaveCount(expected.length);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
      const area = ({ width, height }: DOMRect) => width * height;
      const rightEdge = Math.max(...boxes.map(({ right }) => right));
      expect(Math.max(...boxes.slice(1).map(area)), `${width} px`).toBeLessThan(area(boxes[0] as DOMRect));
      expect(boxes.at(-1)?.right, `${width} px: the last row`).toBeCloseTo(rightEdge, 0);
    }
  }
  await test.step('the openings come first on the careers page, and quotes of made-up people are marked as samples', async () => {
    await page.goto('/careers');
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles.first()).toHaveAttribute('id', 'openings');
    await expect(page.locator('section[aria-labelledby=people] blockquote')).toHaveCount(people.items.length);
    if (people.note || !site.license)
      await expect(page.getByText(people.note)).toBeVisible({ visible: !site.license });
  });
});
