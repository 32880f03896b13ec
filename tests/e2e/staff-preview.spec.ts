import type { Page } from '@playwright/test';
import { port } from '../support/e2e-server.ts';
import * as hostile from '../support/hostile/hostile-previews.ts';
import { records, signInAs } from '../support/staff-page.ts';
import type { StoredSample } from '../support/staff-records.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

test.beforeEach(({ page }) => signInAs(page, 'hiring'));

/** Opens the preview of a resume. */
async function openResume(page: Page, resume: StoredSample) {
  const id = await records().application(resume);
  await page.goto(`/staff/records/application/${id}`);
  await page.getByRole('button', { name: 'Show Resume' }).click();
  return page.frameLocator('iframe');
}

/** Records whatever a hostile file might do. Nothing may run or be sent, and the frame has to stay where it is. */
async function watchPreview(page: Page) {
  const watched = await watchPage(page, `http://localhost:${port}`);
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('page', (other) => happened.push(other.url()));
  page.on('download', (download) => happened.push(download.url()));
  return async function expectCalm() {
    const frame = page.frameLocator('iframe');
    const address = page
      .frames()
      .find((frame) => frame.parentFrame())
      ?.url();
    expect(address).toBe(`http://localhost:${port}/staff/preview`);
    expect([...watched.otherOrigins, ...happened]).toEqual([]);
    expect(await watched.refusals()).toEqual([]);
    await expect(frame.locator('a, form, input, iframe, object, embed, [onerror], [onclick]')).toHaveCount(0);
    await expect(frame.locator('script')).toHaveCount(1);
  };
}

test.describe('inside of the frame', () => {
  // It tries what its policy refuses.
  test.use({ expectedComplaints: [/Content Security Policy/] });

  test('a hostile file is only drawn, in a frame that has no cookie, no storage and no network', async ({
    page,
  }) => {
    const expectCalm = await watchPreview(page);
    await test.step('a Word file becomes text without links that act or pictures from elsewhere', async () => {
      const frame = await openResume(page, { bytes: hostile.hostileDocx(), extension: 'docx' });
      await expect(frame.getByText('Press me')).toBeVisible();
      await expect(frame.getByText('Portfolio (https://ada.example/portfolio)')).toBeVisible();
      await expect(frame.getByText(hostile.scriptText)).toBeVisible();
      await frame.getByText('Press me').click();
      await expect(frame.locator('img')).toHaveCount(0);
      await expectCalm();
    });
    await test.step('a PDF is drawn, and nothing in it acts', async () => {
      const frame = await openResume(page, { bytes: hostile.hostilePdf(), extension: 'pdf' });
      await expect(frame.getByText(hostile.scriptText)).toBeAttached();
      await expect(page.getByText('1 page')).toBeVisible();
      await frame.getByText(hostile.scriptText).click({ force: true });
      await expectCalm();
    });
    await test.step('the frame reaches nothing, and only our own pages may hold it', async () => {
      const reached = await page
        .frames()
        .find((frame) => frame.parentFrame())
        ?.evaluate(async () => {
          const attempt = async (act: () => unknown) => {
            try {
              return String(await act());
            } catch (error) {
              return (error as Error).name;
            }
          };
          return {
            origin,
            cookie: await attempt(() => document.cookie),
            storage: await attempt(() => localStorage.length),
            network: await attempt(() => fetch('/staff/api/me')),
            parent: await attempt(() => parent.document.title),
          };
        });
      expect(reached).toEqual({
        origin: 'null',
        cookie: 'SecurityError',
        storage: 'SecurityError',
        network: 'TypeError',
        parent: 'SecurityError',
      });
      const { 'x-frame-options': frames, 'content-security-policy': policy } = (
        await page.request.get('/staff/preview')
      ).headers();
      expect(frames).toBe('SAMEORIGIN');
      expect(policy).toContain("frame-ancestors 'self'; sandbox allow-scripts");
      expect(policy).toMatch(
        /^default-src 'none'; script-src 'sha256-\S+' 'wasm-unsafe-eval'; style-src 'sha256-\S+';/,
      );
    });
  });
});

test('a PDF that never ends is stopped, and the record stays usable', async ({ page }) => {
  await page.clock.install();
  const frame = await openResume(page, { bytes: hostile.endlessPdf(), extension: 'pdf' });
  await expect(frame.getByRole('region', { name: 'Page 1 of 1' })).toBeAttached();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('This file took too long to draw')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'In progress' }).click();
  await expect(page.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true');
});
