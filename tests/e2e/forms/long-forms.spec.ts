import type { Locator } from '@playwright/test';
import { listSections } from '#app/forms/verification/sections.ts';
import { forms as formWords } from '#content/forms.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { errorSummary, fillFields } from '../../support/forms.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { expect, test } from '../../support/test.ts';
import { keepAsked } from '../../support/verification-values.ts';
import { expectWebFonts } from '../../support/web-fonts.ts';

const desktop = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 390, height: 844 };
const forms = [
  {
    address: '/verification',
    rows: [
      ['First name', 'Last name'],
      ['City', 'State', 'ZIP code'],
    ],
    files: askedQuestions.driversLicense ? 2 : 0,
  },
  {
    address: '/careers/apply',
    rows: [['City', 'State/Province', 'Postal/ZIP code']],
    files: 1,
  },
];

const answers = keepAsked({
  'First name': 'Mary',
  'Last name': 'Jackson',
  Email: 'mary@example.com',
  Phone: '(212) 555-0123',
  'Phone carrier': 'Verizon',
});

test('long forms have rows and a rail on a desktop, one column on a phone, and labels at their boxes and in sight', async ({
  page,
}) => {
  const form = page.getByRole('main').getByRole('form');
  for (const { address, rows } of forms.toReversed())
    await test.step(address, async () => {
      await page.setViewportSize(desktop);
      await openHydrated(page, address);
      // They move the form.
      await expectWebFonts(page);
      for (const labels of rows) {
        const tops = labels.map((label) => topOf(form.getByLabel(label, { exact: true })));
        expect(new Set(await Promise.all(tops)).size, labels.join()).toBe(1);
      }
      expect(await countMisplaced(form)).toBe(0);
      for (const { width } of [desktop, tablet]) {
        await page.setViewportSize({ ...desktop, width });
        for (const label of rows.flat())
          expect(await gapAbove(form.getByLabel(label, { exact: true })), label).toBeLessThan(12);
      }
      await page.setViewportSize(phone);
      expect(await countMisplaced(form, 'one column')).toBe(0);
    });

  // Of the verification, which the last step has opened.
  const [first = '', second = ''] = listSections(askedQuestions).map(({ title }) => title);
  const progress = form.getByRole('navigation', { name: 'Sections of this form' });
  const submit = form.getByRole('button', { name: /^Submit/ });
  await test.step('the rail marks what is complete, and leads to each section', async () => {
    await page.setViewportSize(desktop);
    await expect(progress.getByRole('link', { name: 'complete' })).toHaveCount(0);
    await fillFields(form, answers);
    await expect(progress.getByRole('link', { name: new RegExp(`^${first}.*complete`) })).toBeVisible();
    await expect(progress.getByText(/^1 of \d sections complete$/)).toBeVisible();
    await submit.scrollIntoViewIfNeeded();
    await progress.getByRole('link', { name: second }).click();
    await expect(form.getByRole('group', { name: second })).toBeInViewport();
    await submit.scrollIntoViewIfNeeded();
    await expect(progress).toBeInViewport({ ratio: 1 });
  });

  await submit.click();
  const links = errorSummary(form).getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    for (const link of await links.all()) {
      await link.click();
      const covered = await page.evaluate(() => {
        const label = (document.activeElement as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        return Number(header?.bottom) - Number(label?.top);
      });
      expect(covered, (await link.textContent()) ?? '').toBeLessThanOrEqual(0);
    }
  }
  expect(await countMisplaced(form, 'one column')).toBe(0);
  await submit.scrollIntoViewIfNeeded();
  await expect(progress).not.toBeInViewport();
});

/** From the label or hint of a field to its box, in pixels. */
function gapAbove(field: Locator): Promise<number> {
  return field.evaluate((element: HTMLInputElement) => {
    const text = document.getElementById(`${element.id}-hint`) ?? element.labels?.[0];
    return element.getBoundingClientRect().top - Number(text?.getBoundingClientRect().bottom);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });

  test('no field asks to drop a file', async ({ page }) => {
    for (const { address, files } of forms) {
      await openHydrated(page, address);
      await expect(page.getByText(formWords.file.choose).filter({ visible: true })).toHaveCount(files);
      for (const words of await page.getByText(formWords.file.drop).all()) await expect(words).toBeHidden();
    }
  });
});

function topOf(field: Locator): Promise<number> {
  return field.evaluate((element) => element.getBoundingClientRect().top);
}

/** Counts the fields that stand neither below the one before them nor beside it on the same line. */
function countMisplaced(form: Locator, layout: 'rows' | 'one column' = 'rows'): Promise<number> {
  return form.locator('input, select, textarea').evaluateAll((fields, layout) => {
    const boxes = fields
      .filter((field) => field.checkVisibility())
      .map((field) => (field.closest('.file-field') ?? field).getBoundingClientRect());
    return boxes.slice(1).filter((box, index) => {
      const before = boxes[index] as DOMRect;
      const isBeside = layout === 'rows' && box.left >= before.right && box.top === before.top;
      return box.top < before.bottom && !isBeside;
    }).length;
  }, layout);
}
