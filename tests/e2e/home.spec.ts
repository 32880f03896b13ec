import type { Page } from '@playwright/test';
import { linkTo, mainServices } from '#app/catalog/services.ts';
import { statistics } from '#app/catalog/statistics.ts';
import { site } from '#company/site.ts';
import { figures, hero, questions, reasons, testimonials } from '#content/home.ts';
import { expect, test } from '../support/test.ts';

test('the home page has all its sections, links and figures', async ({ page }) => {
  await page.goto('/');

  await test.step('the hero leads to the services and to contact', async () => {
    const hero = page.locator('.hero');
    await expect(hero.getByRole('link')).toHaveCount(2);
    await expect(hero.locator('a[href="/services"]')).toBeVisible();
    await expect(hero.locator('a[href="/contact"]')).toBeVisible();
  });

  await test.step('every reason, review and question is there', async () => {
    await expect(page.locator('section[aria-labelledby=reasons] li')).toHaveCount(reasons.items.length);
    await expect(page.locator('section[aria-labelledby=testimonials] figure')).toHaveCount(
      testimonials.items.length,
    );
    await expect(page.locator('section[aria-labelledby=questions] details')).toHaveCount(
      questions.items.length,
    );
  });

  await test.step('the service cards lead to the main services', async () => {
    const links = page.locator('section[aria-labelledby=services] article a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      mainServices.map(linkTo),
    );
  });

  await test.step('a screen reader hears the rating of each review', async () => {
    const ratings = page.getByRole('img', { name: /^Rated/ });
    expect(
      await ratings.evaluateAll((all) => all.map((rating) => rating.getAttribute('aria-label'))),
    ).toEqual(testimonials.items.map(({ rating }) => `Rated ${rating} out of 5`));
  });

  await test.step('the marketing figures are there', async () => {
    for (const words of [...statistics(figures).map(({ number }) => number), testimonials.text, hero.title])
      if (words) await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  });

  await test.step('figures carry their source and date, and fictional reviews are marked as samples', async () => {
    const { clients, satisfaction, rating } = site.figures;
    for (const [place, figure] of [
      ['.figures', clients],
      ['.figures', satisfaction],
      ['section[aria-labelledby=testimonials]', rating],
    ] as const)
      if (figure)
        await expect(
          page.locator(place).getByText(figure.source).locator(`time[datetime="${figure.date}"]`),
        ).toBeVisible();
    if (testimonials.note || !site.license)
      await expect(page.getByText(testimonials.note)).toBeVisible({ visible: !site.license });
  });

  await test.step('the questions lead on to the claims center', async () => {
    await expect(page.locator('section[aria-labelledby=questions] a[href="/claims"]')).toBeVisible();
  });

  await test.step('the call to action leads to contact and to the telephone', async () => {
    const block = page.locator('section[aria-labelledby=call-to-action]');
    await expect(block.locator('a[href="/contact?topic=quote"]')).toBeVisible();
    await expect(block.locator('a[href^="tel:"]')).toBeVisible();
  });

  await test.step('no picture is there twice, by day or by night, except drawings that stand in for one', async () => {
    const shown = await page
      .locator('main picture')
      .evaluateAll((all) =>
        all.map((picture) =>
          [...picture.querySelectorAll('source')].flatMap(
            ({ srcset }) => srcset.match(/[^/\s]+\.avif/g) ?? [],
          ),
        ),
      );
    expect(shown.length).toBeGreaterThan(1);
    const files = shown
      .flatMap((names) => [...new Set(names)])
      .filter((name) => !name.startsWith('default-'));
    expect(new Set(files).size).toBe(files.length);
  });

  await test.step('the hero picture has priority and the others load lazily', async () => {
    const images = page.locator('main img');
    await expect(images.first()).toHaveAttribute('fetchpriority', 'high');
    const others = await images.evaluateAll((all) =>
      all.slice(1).map((image) => image.getAttribute('loading')),
    );
    expect(new Set(others)).toEqual(new Set(['lazy']));
  });

  await test.step('one question is open at a time', () => expectOneQuestionOpen(page));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one question is open at a time', async ({ page }) => {
    await page.goto('/');
    await expectOneQuestionOpen(page);
  });
});

/** The open one closes, too. */
async function expectOneQuestionOpen(page: Page): Promise<void> {
  const questions = page.locator('section[aria-labelledby=questions] details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(2)).toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).not.toHaveAttribute('open');
}
