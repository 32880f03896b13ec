import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { people } from '#app/content/careers-life.ts';
import { glossary } from '#app/content/glossary/index.ts';
import { matchTerms } from '#app/features/glossary-search/match-terms.ts';
import { site } from '#app/site.ts';
import { pageOf } from '../support/built-site.ts';
import { findViolations } from '../support/find-violations.ts';
import { attributeOf, find } from '../support/parse-html.ts';
import { expect, test } from '../support/test.ts';

const lists = [
  { address: '/blog', folder: 'app/content/blog' },
  { address: '/resources/guides', folder: 'app/content/guides' },
];
const publishedOf = (address: string) =>
  attributeOf(find(pageOf(address), 'meta', { property: 'article:published_time' }), 'content') ?? '';

/** The paths of the articles in a folder, the newest first. */
function newestFirst(address: string, folder: string): string[] {
  return readdirSync(folder)
    .map((file) => `${address}/${path.basename(file, '.mdx')}`)
    .sort((one, other) => publishedOf(other).localeCompare(publishedOf(one)));
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

test('on the careers page the openings come first, and quotes of made-up people are marked as samples', async ({
  page,
}) => {
  await page.goto('/careers');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toHaveAttribute('id', 'openings');
  await expect(page.locator('section[aria-labelledby=people] blockquote')).toHaveCount(people.items.length);
  if (people.note || !site.license)
    await expect(page.getByText(people.note)).toBeVisible({ visible: !site.license });
});

const openGlossary = async (page: Page, query = '') => {
  await page.goto(`/resources/glossary${query}`);
  const box = page.getByRole('searchbox', { name: 'Find a term' });
  const terms = page.getByRole('main').locator('dt:visible');
  return { box, terms, status: page.getByRole('search').getByRole('status') };
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
  throw new Error('No term of the glossary is unique and links to another one.');
}

test('the glossary shows the terms that match what is typed, and keeps the search in the URL', async ({
  page,
}) => {
  const { box, terms, status } = await openGlossary(page);
  const total = glossary.length;
  await expect(status).toHaveText(`${total} terms`);
  const { typed, term, initial, query } = linkedTerm();
  await box.pressSequentially(typed);
  await expect(terms).toHaveText([term]);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([initial]);
  await expect(status).toHaveText(`1 of ${total} terms`);
  await expect(page).toHaveURL(`/resources/glossary?${query}`);
  await expect(page.getByRole('navigation', { name: 'Letters' }).getByRole('link')).toHaveText([initial]);
  expect(await findViolations(page, ['main'])).toEqual([]);

  await page.reload();
  await expect(box).toHaveValue(typed);
  await expect(terms).toHaveText([term]);

  await box.press('Escape');
  await expect(terms).toHaveCount(total);
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL('/resources/glossary');
});

test('on a phone the results are in sight while one types, also above its keyboard', async ({ page }) => {
  for (const height of [844, 440]) {
    await page.setViewportSize({ width: 390, height });
    const { box, terms } = await openGlossary(page);
    const { typed } = linkedTerm();
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

test('a link from a found term to a hidden one shows it', async ({ page }) => {
  const { typed, query, other } = linkedTerm();
  const { box, terms } = await openGlossary(page, `?${query}`);
  await expect(terms).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: other.term, exact: true }).click();
  await expect(page.locator(`#${other.slug}`)).toBeInViewport();
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue(typed);
  await expect(terms).toHaveCount(1);
});

test('a search without a match says so, and leads back to all terms', async ({ page }) => {
  const { box, terms } = await openGlossary(page);
  const total = glossary.length;
  await box.fill('zzz');
  await expect(terms).toHaveCount(0);
  expect(await findViolations(page, ['main'])).toEqual([]);
  await page.getByRole('button', { name: 'Show all terms' }).click();
  await expect(terms).toHaveCount(total);
  await expect(box).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the letters lead through the glossary', async ({ page }) => {
    const { box, terms } = await openGlossary(page, `?${linkedTerm().query}`);
    await expect(box).toBeHidden();
    await expect(terms).toHaveCount(glossary.length);
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
    await page.route('/resources/glossary', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    const { box, terms } = await openGlossary(page);
    await expect(box).toBeHidden();
    await expect(terms).toHaveCount(glossary.length);
  });
});
