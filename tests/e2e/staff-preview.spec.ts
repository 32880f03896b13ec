import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { port } from '../support/e2e-server.ts';
import * as hostile from '../support/hostile/hostile-previews.ts';
import { createPerson, type StaffSession } from '../support/staff-client.ts';
import { cookiesOf, staffDeployment } from '../support/staff-page.ts';
import { recordsIn, type StoredSample } from '../support/staff-records.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

let hiring: StaffSession;
test.beforeAll(async () => {
  hiring = await createPerson(await staffDeployment(), 'hiring');
});
test.beforeEach(({ page }) => page.context().addCookies(cookiesOf(hiring)));

/** Opens the preview of a resume, and records whatever a hostile file might do. */
async function openResume(page: Page, resume: StoredSample) {
  const id = await recordsIn(await staffDeployment()).application(resume);
  const watched = await watchPage(page, `http://localhost:${port}`);
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('page', (other) => happened.push(other.url()));
  page.on('download', (download) => happened.push(download.url()));
  await page.goto(`/staff/records/application/${id}`);
  await page.getByRole('button', { name: 'Show Resume' }).click();
  const frame = page.frameLocator('iframe');
  return {
    frame,
    /** Nothing ran, nothing was sent, and the frame is where it was. */
    async expectCalm() {
      const address = page
        .frames()
        .find((frame) => frame.parentFrame())
        ?.url();
      expect(address).toBe(`http://localhost:${port}/staff/preview`);
      expect([...watched.otherOrigins, ...happened]).toEqual([]);
      expect(await watched.refusals()).toEqual([]);
      for (const inert of ['a', 'form', 'input', 'iframe', 'object', 'embed', '[onerror]', '[onclick]'])
        await expect(frame.locator(inert)).toHaveCount(0);
      await expect(frame.locator('script')).toHaveCount(1);
    },
  };
}

for (const [attack, make] of [
  ['scripts that start by themselves', hostile.pdfWithScripts],
  ['links, and a form that sends itself', hostile.pdfWithLinks],
  ['a form in XML with scripts', hostile.pdfWithXfa],
  ['a web page and an archive inside', hostile.polyglotPdf],
] as const)
  test(`a PDF with ${attack} is only drawn`, async ({ page }) => {
    const { frame, expectCalm } = await openResume(page, { bytes: make(), extension: 'pdf' });
    await expect(frame.getByText('Ada Example')).toBeAttached();
    await expect(page.getByText('1 page')).toBeVisible();
    await frame.getByText('Ada Example').click({ force: true });
    await expectCalm();
  });

test('a script that is drawn as text stays text', async ({ page }) => {
  const { frame, expectCalm } = await openResume(page, {
    bytes: hostile.pdfWithDrawnScript(),
    extension: 'pdf',
  });
  await expect(frame.getByText(hostile.scriptText)).toBeAttached();
  await expectCalm();
});

test('a Word file becomes text without links that act or pictures from elsewhere', async ({ page }) => {
  const { frame, expectCalm } = await openResume(page, { bytes: hostile.hostileDocx(), extension: 'docx' });
  await expect(frame.getByText('Press me')).toBeVisible();
  await expect(frame.getByText('Portfolio (https://ada.example/portfolio)')).toBeVisible();
  await expect(frame.getByText(hostile.scriptText)).toBeVisible();
  await frame.getByText('Press me').click();
  await expect(frame.locator('img')).toHaveCount(0);
  await expectCalm();
});

test('a PDF that never ends is stopped, and the record stays usable', async ({ page }) => {
  await page.clock.install();
  const { frame } = await openResume(page, { bytes: hostile.endlessPdf(), extension: 'pdf' });
  await expect(frame.getByRole('region', { name: 'Page 1 of 1' })).toBeAttached();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('This file took too long to draw')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'In progress' }).click();
  await expect(page.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('inside of the frame', () => {
  // It tries what its policy refuses.
  test.use({ expectedComplaints: [/Content Security Policy/] });

  test('the frame has no cookie, no storage and no network, and only our own pages may hold it', async ({
    page,
  }) => {
    const { frame } = await openResume(page, { bytes: hostile.pdfWithScripts(), extension: 'pdf' });
    await expect(frame.getByText('Ada Example')).toBeAttached();
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

test('the app itself has none of the libraries that read files', () => {
  const marks = {
    'pdf.js': 'GetDocRequest',
    mammoth: 'w:footnoteReference',
    DOMPurify: 'ALLOWED_URI_REGEXP',
  };
  const page = readFileSync('build/staff/preview/preview.html', 'utf8');
  const app = readdirSync('build/staff/app/assets')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`build/staff/app/assets/${name}`, 'utf8'));
  for (const [library, mark] of Object.entries(marks)) {
    expect([library, page.includes(mark)]).toEqual([library, true]);
    expect([library, app.some((script) => script.includes(mark))]).toEqual([library, false]);
  }
});
