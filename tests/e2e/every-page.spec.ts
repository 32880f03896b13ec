import { site } from '#company/site.ts';
import {
  checkPages,
  fillsRows,
  fitsNarrowScreen,
  inGroups,
  isAccessibleByNight,
  isAccessibleOnPhone,
} from '../support/page-checks.ts';
import { longestOfEachTemplate } from '../support/page-templates.ts';
import { missingPage, pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

test.use({ expectedComplaints: [/404/] });

test.describe('on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  for (const group of inGroups([...pages, missingPage], 25))
    test(`${group[0]} to ${group.at(-1)}: every page fits, logs its backend and makes no third-party request`, ({
      page,
    }) => checkPages(page, group, [fitsNarrowScreen]));
});

// every-page.long.ts looks at every page by day and by night.
for (const group of inGroups([...longestOfEachTemplate('en'), missingPage], 9))
  test(`${group[0]} to ${group.at(-1)}: the longest page of each template is accessible, and its rows are full`, ({
    page,
  }) => checkPages(page, group, [isAccessibleOnPhone, fillsRows]));

test('a third of the templates is accessible by night, in the last language', async ({ page }) => {
  const longest = longestOfEachTemplate(site.languages.at(-1) ?? 'en');
  const some = longest.filter((_, at) => at % 3 === 0);
  await checkPages(page, some, [isAccessibleByNight]);
});

test.describe('with a foreign image and script planted', () => {
  test.use({ expectedComplaints: [/Content Security Policy/] });

  test('both are blocked by the policy and reported by the watcher', async ({ page, baseURL }) => {
    const seen = await watchPage(page, baseURL ?? '');
    const planted =
      '<img src="https://elsewhere.example/x.png" alt=""><script>document.title = "ours"</script></body>';
    let policy = 'keep';
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
    await page.route('/terms', async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': sent = '', ...headers } = answer.headers();
      const body = (await answer.text()).replace('</body>', planted);
      await route.fulfill({
        body,
        headers: policy === 'keep' ? { ...headers, 'content-security-policy': sent } : headers,
      });
    });
    await page.goto('/terms');
    expect(await seen.refusals()).toEqual(expect.arrayContaining(['img-src', 'script-src-elem']));
    policy = 'drop';
    await page.goto('/terms');
    await expect(page).toHaveTitle('ours');
    // Recorded both times: blocked with the policy, sent without it.
    expect(seen.otherOrigins).toEqual(Array(2).fill('https://elsewhere.example/x.png'));
    expect(await seen.waiting()).toEqual(['https://elsewhere.example/x.png']);
  });
});
