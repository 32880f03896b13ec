import { mainOf } from '../support/built-site.ts';
import { pagesBelow } from '../support/pages.ts';
import { findAll } from '../support/parse-html.ts';
import { expect, test } from '../support/test.ts';

test('a long text stands in the middle at 18 px, and leads to each of its parts where there is room beside it', async ({
  page,
}) => {
  await page.goto(longTextIn('/resources/guides'));
  const text = page.locator('.prose');
  await expect(text).toHaveCSS('font-size', '18px');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await text.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
    expect(box?.width).toBeLessThanOrEqual(680);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/privacy', longTextIn('/resources/guides'), longTextIn('/blog')]) {
    await page.goto(address);
    const parts = page.getByRole('navigation', { name: 'On this page' });
    const headings = await page.locator('.prose h2').allTextContents();
    expect(headings.length, address).toBeGreaterThan(1);
    await expect(parts.getByRole('link')).toHaveText(headings);
    await expect(parts.locator('[aria-current]')).toHaveCount(0);
    await parts.getByRole('link').last().click();
    await expect(page.locator('.prose h2').last()).toBeInViewport();
    await expect(parts).toBeInViewport();
    // The section being read is marked, however the reader came to it.
    await expect(parts.locator('[aria-current=location]')).toHaveText(headings.slice(-1));
    await page
      .locator('.prose h2')
      .nth(1)
      .evaluate((heading) => heading.scrollIntoView());
    await expect(parts.locator('[aria-current=location]')).toHaveText(headings.slice(1, 2));
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
});

/** The text with the most headings in a folder. */
function longTextIn(folder: string): string {
  const headings = (address: string) => findAll(mainOf(address), 'h2').length;
  const [longest] = pagesBelow(folder).toSorted((one, other) => headings(other) - headings(one));
  if (!longest) throw new Error(`There is no page below ${folder}.`);
  return longest;
}
