import path from 'node:path';
import { expect, test } from 'vitest';
import { fields as application, actions as apply } from '#content/application.ts';
import { form as claim, fields as claimFields } from '#content/claim-form.ts';
import { banner, form as contact } from '#content/contact.ts';
import { forms } from '#content/forms.ts';
import { header } from '#content/shell.ts';
import { actions as verify } from '#content/verification.ts';
import { fields as verification } from '#content/verification-fields.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { applicationValues } from '../support/application-values.ts';
import { claimValues } from '../support/claim-values.ts';
import { contactValues } from '../support/contact-form.ts';
import { applyPath } from '../support/openings.ts';
import { storedIn } from '../support/stored.ts';
import { verificationValues } from '../support/verification-values.ts';
import type { Browser } from './browser.ts';
import { inEachEngine, shareBuiltSite } from './in-each-engine.ts';
import { chooseFile, click, expectShown, fillFields } from './use-page.ts';

const site = shareBuiltSite();
const document = path.resolve('tests/fixtures/documents/pdf/chromium.pdf');

const openForm = (browser: Browser, address: string) => browser.open(`${site().url}${address}`);
const choose = (browser: Browser, name: string) => chooseFile(browser, { role: 'field', name }, document);
const press = (browser: Browser, name: string) => click(browser, { role: 'button', name });
const expectErrors = (browser: Browser) => expectShown(browser, '[role=group] h2', forms.errorSummary.one);
const expectReceipt = (browser: Browser) => expectShown(browser, '.success-panel .success-reference');

inEachEngine(
  (browser) => {
    test('a page is read, and a link leads to the next', async () => {
      await browser().resize(1440, 900);
      await browser().open(`${site().url}/about`);
      expect(await browser().evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
      await click(browser(), { role: 'link', name: header.contact.label });
      await expectShown(browser(), 'h1', banner.title);
      expect(await browser().evaluate(() => location.pathname)).toBe('/contact');
    });

    test('a message is corrected and sent', async () => {
      await openForm(browser(), '/contact');
      const values = contactValues();
      await fillFields(browser(), { ...values, Email: 'ada' });
      await press(browser(), contact.submit);
      await expectErrors(browser());
      await fillFields(browser(), { Email: values.Email });
      await press(browser(), contact.submit);
      await expectReceipt(browser());
      const rows = await storedIn(site()).rows('contacts', values.Email);
      expect(rows).toMatchObject([{ name: values.Name, message: values.Message }]);
    });

    test('a claim is sent', async () => {
      await openForm(browser(), '/contact?topic=claim');
      const { happened, reach } = claimValues();
      await fillFields(browser(), { ...happened, ...reach });
      await choose(browser(), `${claimFields.photos.label} (optional)`);
      await press(browser(), claim.send);
      await expectReceipt(browser());
      const rows = await storedIn(site()).rows('claim_reports', reach[claimFields.email.label] ?? '');
      expect(rows).toMatchObject([{ photo_urls: [expect.stringMatching(/\.pdf$/)] }]);
    });

    test('an application is sent with its resume', async () => {
      await openForm(browser(), applyPath('Clerk'));
      const values = applicationValues();
      await fillFields(browser(), values);
      await choose(browser(), application.resume.label);
      await press(browser(), apply.submit);
      await expectReceipt(browser());
      const rows = await storedIn(site()).rows('job_applications', String(values[application.email.label]));
      expect(rows).toMatchObject([{ full_name: 'Renée O’Connor', job_title: 'Clerk' }]);
    });

    test('a verification is sent with both sides of a license', async () => {
      await openForm(browser(), '/verification');
      const values = verificationValues();
      await fillFields(browser(), values);
      if (askedQuestions.driversLicense) {
        await choose(browser(), verification.licenseFront.label);
        await choose(browser(), verification.licenseBack.label);
      }
      await press(browser(), verify.submit);
      await expectReceipt(browser());
      const rows = await storedIn(site()).rows('employment_verifications', values.Email);
      expect(rows).toMatchObject([{ first_name: 'Mary', city: 'New York' }]);
    });
  },
  { scripts: 'off' },
);
