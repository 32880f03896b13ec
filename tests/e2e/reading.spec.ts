import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test.ts';

const lists = [
  { address: '/blog', folder: 'app/content/blog' },
  { address: '/resources/guides', folder: 'app/content/guides' },
];

/** The paths of the articles in a folder, the newest first. */
function newestFirst(address: string, folder: string): string[] {
  return readdirSync(folder)
    .map((file) => ({
      slug: path.basename(file, '.mdx'),
      published: /published: '([\d-]+)'/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? '',
    }))
    .sort((one, other) => other.published.localeCompare(one.published))
    .map(({ slug }) => `${address}/${slug}`);
}

for (const { address, folder } of lists) {
  test(`${address} lists the newest first and largest, each with a picture, in full rows`, async ({
    page,
  }) => {
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
  });
}
