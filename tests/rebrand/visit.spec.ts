import { spawnSync } from 'node:child_process';
import { facts } from '#app/content/facts.ts';
import { jobs } from '#app/content/jobs/index.ts';
import { linkTo, services } from '#app/content/services/index.ts';
import { demonstration } from '#app/content/shell.ts';
import { site } from '#app/site.ts';
import { askedQuestions } from '#domain/verification-questions.ts';
import type { Report } from '../../preflight/report.ts';
import { eachPage, htmlOf } from '../support/built-site.ts';
import { dataDir } from '../support/e2e-server.ts';
import { findViolations } from '../support/find-violations.ts';
import { fillFields, toast } from '../support/forms.ts';
import { openHydrated } from '../support/open-hydrated.ts';
import { applyPath } from '../support/openings.ts';
import { jpegBytes, pdfBytes, types } from '../support/sample-files.ts';
import { freshEmail, storedRows } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { verificationValues } from '../support/verification-values.ts';

const phone = '(253) 555-2177';

test('no page names the demonstration', () => {
  for (const [address, html] of eachPage(htmlOf)) {
    expect(html.match(/.{0,40}(?:Harborlight|555-01\d\d).{0,40}/)?.[0], address).toBeUndefined();
    expect(html, address).not.toContain(`aria-label="${demonstration.label}"`);
  }
});

test('preflight finds the license', ({ baseURL }) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['cli/main.ts', 'preflight', '--url', String(baseURL), '--json'],
    // Without npm in the PATH, the registry is not asked.
    { encoding: 'utf8', env: { PATH: '/nowhere', DATA_DIR: dataDir }, maxBuffer: 16 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  const report: Report = JSON.parse(stdout);
  const stateOf = (wanted: string) => report.findings.find(({ id }) => id === wanted)?.state;
  expect(stateOf('company:license')).toBe('good');
  expect(stateOf('field:credit_score')).not.toBe('settle');
  expect(report.findings.filter(({ group, state }) => group === 'access' && state === 'settle')).toEqual([]);
});

test('the home page leads to the only service, and the footer names the license', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(new RegExp(site.legalName));
  expect(await findViolations(page)).toEqual([]);
  const footer = page.getByRole('contentinfo');
  for (const value of Object.values(site.license ?? {})) await expect(footer).toContainText(value);
  await expect(footer.locator(`a[href="${facts.complaints.url}"]`)).toBeVisible();
  await expect(footer).toContainText(site.offices[0].street);
  await expect(page.getByRole('form', { name: 'Our newsletter' })).toHaveCount(0);

  const [service] = services;
  if (!service) throw new Error('There is no service.');
  const cards = page.locator('section[aria-labelledby=services] article');
  await expect(cards).toHaveCount(services.length);
  await cards.getByRole('link').first().click();
  await expect(page).toHaveURL(linkTo(service));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title);
  expect(await findViolations(page)).toEqual([]);
});

test('a message is stored', async ({ page }) => {
  await openHydrated(page, '/contact');
  // No drawing of the neighborhood was made, so a link leads to a map.
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveCount(site.offices.length);
  expect(await findViolations(page)).toEqual([]);
  const email = freshEmail();
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  await fillFields(form, {
    Name: 'Ada Lovelace',
    Email: email,
    Phone: phone,
    Subject: 'A question',
    Message: 'Do you insure two cats?',
  });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'success', /^Message sent successfully!/)).toBeVisible();
  expect(await storedRows('contacts', email)).toMatchObject([{ message: 'Do you insure two cats?' }]);
});

test('a verification asks for no credit score, and is stored without one', async ({ page }) => {
  await openHydrated(page, '/verification');
  const form = page.getByRole('form', { name: 'Employment Verification' });
  expect(askedQuestions.creditScore).toBe(false);
  await expect(form.getByLabel(/Credit score/)).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  const values = verificationValues();
  await fillFields(form, values);
  for (const side of ['front', 'back'])
    await form
      .getByLabel(`Driver's license, ${side}`)
      .setInputFiles({ name: `${side}.jpg`, mimeType: types.jpg, buffer: jpegBytes() });
  await form.getByRole('button', { name: 'Submit Verification' }).click();
  await expect(toast(page, 'success', 'Verification submitted')).toBeVisible();
  expect(await storedRows('employment_verifications', values.Email)).toMatchObject([{ credit_score: null }]);
});

test('the openings lead to a job, and an application for it is stored', async ({ page }) => {
  const [job] = jobs;
  if (!job) throw new Error('There is no job.');
  await openHydrated(page, '/careers');
  expect(await findViolations(page)).toEqual([]);
  await page
    .getByRole('link', { name: /View Details/ })
    .filter({ hasText: job.title })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  expect(await findViolations(page)).toEqual([]);
  await openHydrated(page, applyPath(job.title));
  expect(await findViolations(page)).toEqual([]);
  const form = page.getByRole('form', { name: 'Job Application' });
  const email = freshEmail();
  await fillFields(form, {
    'Full name': 'Grace Hopper',
    Email: email,
    Phone: phone,
    'Street address': '1 Elm Street',
    City: 'Tacoma',
    'State/Province': 'WA',
    'Postal/Zip code': '98402',
  });
  await form.getByLabel('Resume').setInputFiles({ name: 'cv.pdf', mimeType: types.pdf, buffer: pdfBytes() });
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect.poll(() => storedRows('job_applications', email)).toMatchObject([{ job_title: job.title }]);
});

test.describe('what is switched off', () => {
  test.use({ expectedComplaints: [/404/] });

  test('answers 404, and no page links to it', async ({ page }) => {
    for (const address of ['/login', '/register', '/forgot-password']) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      for (const [from, html] of eachPage(htmlOf)) expect(html, from).not.toContain(`href="${address}"`);
    }
    expect(await findViolations(page)).toEqual([]);
  });
});
