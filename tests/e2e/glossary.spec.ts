import type { Page } from '@playwright/test';
import { keepExisting } from '#app/catalog/optional-pages.ts';
import { matchTerms } from '#app/tools/glossary-search/match-terms.ts';
import { glossary } from '#content/glossary/index.ts';
import { search } from '#content/glossary/search.ts';
import { header } from '#content/shell.ts';
import { findViolations } from '../support/find-violations.ts';
import { expect, test } from '../support/test.ts';

const path = '/resources/glossary';
const total = glossary.length;

const openGlossary = async (page: Page, query = '') => {
  const response = await page.goto(`${path}${query}`);
  const box = page.getByRole('searchbox', { name: 'Find a term' });
  const terms = page.getByRole('main').locator('dt:visible');
  return { response, box, terms, status: page.getByRole('search').getByRole('status') };
};

/** A term that its name alone finds, with a link to a term that this search hides. */
function linkedTerm() {
  const named = glossary.map((each) => ({ ...each, name: each.term }));
  for (const { term, slug, seeAlso = [] } of glossary) {
    const other = glossary.find((each) => seeAlso.includes(each.slug) && each.slug !== slug);
    const typed = term.toLowerCase();
    if (!other || !/^[a-z ]+$/.test(typed) || matchTerms(named, typed).found.length > 1) continue;
    return { term, typed, other, initial: term.charAt(0), query: new URLSearchParams({ q: typed }) };
  }
  return undefined;
}
const linked = linkedTerm();

test.describe('the page', () => {
  test.use({ expectedComplaints: total > 0 ? [] : [/404/] });

  test('is there while there are terms; it shows those that match what is typed, and keeps the search in the URL', async ({
    page,
  }) => {
    const { response, box, terms, status } = await openGlossary(page);
    expect(response?.status()).toBe(total > 0 ? 200 : 404);
    await expect(page.getByRole('main').locator('dt')).toHaveCount(total);
    expect(keepExisting(header.resources.links).filter(({ href }) => href === path)).toHaveLength(
      total > 0 ? 1 : 0,
    );
    if (total === 0) return;
    await test.step('a search without a match says so, and leads back to all terms', async () => {
      await box.fill('zzz');
      await expect(terms).toHaveCount(0);
      expect(await findViolations(page, ['main'])).toEqual([]);
      await page.getByRole('button', { name: 'Show all terms' }).click();
      await expect(terms).toHaveCount(total);
      await expect(box).toBeFocused();
    });
    if (!linked) return;
    const { typed, term, initial, query, other } = linked;
    await expect(status).toHaveText(search.status.all(total, total));
    await box.pressSequentially(typed);
    await expect(terms).toHaveText([term]);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([initial]);
    await expect(status).toHaveText(search.status.name(1, total));
    await expect(page).toHaveURL(`${path}?${query}`);
    await expect(page.getByRole('navigation', { name: 'Letters' }).getByRole('link')).toHaveText([initial]);

    await page.reload();
    await expect(box).toHaveValue(typed);
    await expect(terms).toHaveText([term]);

    await box.press('Escape');
    await expect(terms).toHaveCount(total);
    await expect(box).toHaveValue('');
    await expect(page).toHaveURL(path);

    await test.step('a link from a found term to a hidden one shows it', async () => {
      await openGlossary(page, `?${query}`);
      await expect(terms).toHaveCount(1);
      await page.getByRole('main').getByRole('link', { name: other.term, exact: true }).click();
      await expect(page.locator(`#${other.slug}`)).toBeInViewport();
      await expect(box).toHaveValue('');
      await page.goBack();
      await expect(box).toHaveValue(typed);
      await expect(terms).toHaveCount(1);
    });
  });
});

test('on a phone the letters stay in reach, and the results are in sight while one types, also above its keyboard', async ({
  page,
}) => {
  test.skip(total === 0, 'there is no glossary');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const letters = page.getByRole('navigation', { name: 'Letters' });
  const link = letters.getByRole('link').nth(Math.floor((await letters.getByRole('link').count()) / 2));
  const heading = page.getByRole('heading', { name: (await link.textContent()) ?? '', exact: true });
  await link.click();
  await expect(heading).toBeInViewport();
  const bottomOf = async () => (await letters.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf());
  await expect(letters).toBeInViewport();
  if (!linked) return;
  const { typed } = linked;
  const { box, terms } = await openGlossary(page);
  for (const height of [844, 440]) {
    await page.setViewportSize({ width: 390, height });
    await page.evaluate(() => scrollTo(0, 0));
    await box.fill('');
    await box.pressSequentially(typed);
    await expect(terms).toHaveCount(1);
    await expect(terms.first()).toBeInViewport({ ratio: 1 });
    await expect(box).toBeInViewport({ ratio: 1 });
    await test.step('also from the end of the list', async () => {
      await box.fill('');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await box.fill(typed);
      await expect(terms.first()).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the letters lead through the glossary', async ({ page }) => {
    test.skip(total === 0, 'there is no glossary');
    const { box, terms } = await openGlossary(page, `?q=${glossary[0]?.slug}`);
    await expect(box).toBeHidden();
    await expect(terms).toHaveCount(total);
    const letter = page.getByRole('navigation', { name: 'Letters' }).getByRole('link').last();
    await letter.click();
    await expect(
      page.getByRole('heading', { name: (await letter.textContent()) ?? '', exact: true }),
    ).toBeInViewport();
  });
});

test.describe('with its script refused', () => {
  test.use({ expectedComplaints: [/Content Security Policy/] });

  test('the glossary shows no search box', async ({ page }) => {
    test.skip(total === 0, 'there is no glossary');
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    const { box, terms } = await openGlossary(page);
    await expect(box).toBeHidden();
    await expect(terms).toHaveCount(total);
  });
});
