import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { topics } from '#app/catalog/contact-topics.ts';
import { agentHref, claimHref, claimStatusHref } from '#company/shape/contact-links.ts';
import { fields as application, actions as apply } from '#content/application.ts';
import { fields as claim, form as claimWords } from '#content/claim-form.ts';
import { form as lookup, statuses } from '#content/claim-status.ts';
import { form as contact } from '#content/contact.ts';
import { actions as verify } from '#content/verification.ts';
import { fields as verification } from '#content/verification-fields.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { applicationValues } from '../support/application-values.ts';
import { claimValues, lossDate } from '../support/claim-values.ts';
import { contactValues } from '../support/contact-form.ts';
import { expectHydrated } from '../support/open-hydrated.ts';
import { applyPath } from '../support/openings.ts';
import { jpegBytes, pngBytes } from '../support/sample-files.ts';
import { freshEmail } from '../support/samples.ts';
import { share } from '../support/share.ts';
import { storedIn } from '../support/stored.ts';
import { makeTempFolder } from '../support/temp-folder.ts';
import { translateNow } from '../support/translate-page.ts';
import { verificationValues } from '../support/verification-values.ts';
import type { Browser } from './browser.ts';
import { inEachEngine, shareBuiltSite } from './in-each-engine.ts';
import { chooseFile, click, expectShown, fillFields, openPage } from './use-page.ts';

const site = shareBuiltSite();
const folder = share(() => makeTempFolder('engines-files'));
const resume = path.resolve('tests/fixtures/documents/pdf/chromium.pdf');

async function openForm(browser: Browser, address: string): Promise<void> {
  await openPage(browser, `${site().url}${address}`);
  await expectHydrated(browser);
}

/** Translated as soon as it has loaded, which may be before its form works. */
async function openTranslated(browser: Browser, address: string): Promise<void> {
  await browser.open(`${site().url}${address}`);
  await translateNow(browser);
  await expectHydrated(browser);
}

async function reload(browser: Browser): Promise<void> {
  await browser.evaluate(() => {
    document.documentElement.dataset.beforeReload = '';
    location.reload();
  });
  const isBefore = () => browser.evaluate(() => 'beforeReload' in document.documentElement.dataset);
  await expect.poll(isBefore).toBe(false);
  await expectHydrated(browser);
}

async function chooseBytes(browser: Browser, name: string, file: string, bytes: Buffer): Promise<void> {
  const onDisk = path.join(folder.dir, file);
  await writeFile(onDisk, bytes);
  await chooseFile(browser, { role: 'field', name }, onDisk);
}

/** As a phone takes it: large enough that preparing it takes a while. */
const makeBigPhoto = () =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer();

const pressButton = (browser: Browser, name: string) => click(browser, { role: 'button', name });
/** It stays on the page after a success. */
const expectReceipt = (browser: Browser) => expectShown(browser, '.success-panel .success-reference');

inEachEngine((browser) => {
  describe.each([
    ['as it is', openForm],
    ['translated', openTranslated],
  ] as const)('from a page %s', (_, open) => {
    test('a message is stored', async () => {
      await open(browser(), '/contact');
      const values = contactValues();
      await fillFields(browser(), values);
      await pressButton(browser(), contact.submit);
      await expectReceipt(browser());
      expect(await storedIn(site()).rows('contacts', values.Email)).toMatchObject([
        {
          name: values.Name,
          email: values.Email,
          phone: values.Phone,
          subject: values.Subject,
          message: values.Message,
          language: 'en',
        },
      ]);
    });

    test('an application is stored with its resume', async () => {
      await open(browser(), applyPath('Clerk'));
      const values = applicationValues();
      await fillFields(browser(), values);
      await chooseFile(browser(), { role: 'field', name: application.resume.label }, resume);
      await pressButton(browser(), apply.submit);
      await expectReceipt(browser());
      const stored = storedIn(site());
      const [row] = await stored.rows('job_applications', String(values[application.email.label]));
      expect(row).toMatchObject({ full_name: 'Renée O’Connor', job_title: 'Clerk', zip_code: '10004' });
      expect((await stored.file(row?.resume_url)).equals(readFileSync(resume))).toBe(true);
    });

    test('a verification is stored with both pictures and a sealed number', async () => {
      await open(browser(), '/verification');
      const values = verificationValues();
      await fillFields(browser(), values);
      if (askedQuestions.driversLicense) {
        await chooseBytes(browser(), verification.licenseFront.label, 'front.jpg', jpegBytes());
        await chooseBytes(browser(), verification.licenseBack.label, 'back.png', pngBytes());
      }
      await pressButton(browser(), verify.submit);
      await expectReceipt(browser());
      const stored = storedIn(site());
      const [row] = await stored.rows('employment_verifications', values.Email);
      expect(row).toMatchObject({ first_name: 'Mary', city: 'New York' });
      if (askedQuestions.socialSecurity) expect(row?.social_security).toMatch(/^-----BEGIN PGP MESSAGE-----/);
      if (!askedQuestions.driversLicense) return;
      const sizeOf = async (url: unknown) => {
        const { format, width, height } = await sharp(await stored.file(url)).metadata();
        return [format, width, height];
      };
      expect(await sizeOf(row?.dl_front_url)).toEqual(['jpeg', 16, 12]);
      expect(await sizeOf(row?.dl_back_url)).toEqual(['png', 1, 1]);
    });
  });

  test('a claim is sent with photos that are still being prepared, and translated halfway; its number stays after a reload, and leads to where it stands', async () => {
    await browser().resize(Math.max(390, browser().narrowest), 844);
    await openForm(browser(), claimHref);
    const { happened, photos, reach } = claimValues();
    const email = reach[claim.email.label] ?? '';
    await fillFields(browser(), happened);
    await translateNow(browser());
    await pressButton(browser(), claimWords.next);
    await fillFields(browser(), photos);
    const photo = await makeBigPhoto();
    for (const file of ['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
      await chooseBytes(browser(), `${claim.photos.label} (optional)`, file, photo);
    await pressButton(browser(), claimWords.next);
    await fillFields(browser(), reach);
    await pressButton(browser(), claimWords.review);
    await pressButton(browser(), claimWords.send);
    await expectReceipt(browser());
    const [row] = await storedIn(site()).rows('claim_reports', email);
    expect(row).toMatchObject({ loss_date: lossDate, photo_urls: Array(4).fill(expect.any(String)) });
    await reload(browser());
    await expectReceipt(browser());
    await click(browser(), `.success-panel a[href^="${claimStatusHref}#"]`);
    await expectShown(browser(), 'main form button', lookup.submit);
    await expectHydrated(browser());
    await translateNow(browser());
    await fillFields(browser(), { [lookup.fields.email.label]: email });
    await pressButton(browser(), lookup.submit);
    await expectShown(browser(), '.status-line li', statuses.received.label);
  });

  test('a request for an agent is stored as a message', async () => {
    await openPage(browser(), `${site().url}/claims`);
    await click(browser(), `main a[href="${agentHref()}"]`);
    await expectShown(browser(), 'main form button', topics.agent.submit);
    await expectHydrated(browser());
    const email = freshEmail();
    await fillFields(browser(), {
      Name: 'Ada Lovelace',
      Email: email,
      Phone: '(212) 555-0123',
      'Language you prefer': 'Spanish',
    });
    await pressButton(browser(), topics.agent.submit);
    await expectReceipt(browser());
    const [row] = await storedIn(site()).rows('contacts', email);
    expect(row?.message).toBe(`Topic: ${topics.agent.request}\nLanguage you prefer: Spanish`);
  });
});
