import { pagesBelow } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('on paper no grid holds a long text: Firefox would leave the first sheet to the title alone', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  const long = ['/blog', '/resources/guides', '/careers'].flatMap((folder) => pagesBelow(folder).slice(0, 1));
  for (const address of [...long, '/terms', '/contact', '/verification']) {
    await page.goto(address);
    const text = page.locator('.long-text, main > div.shell, main > div.shell > .grid');
    const displays = await text.evaluateAll((all) => all.map((each) => getComputedStyle(each).display));
    expect(new Set(displays), address).toEqual(new Set(['block']));
  }
});
