import { spawnSync } from 'node:child_process';
import { linkTo, mainServices } from '#app/catalog/services.ts';
import { site } from '#company/site.ts';
import { state } from '#company/state.ts';
import { demonstration } from '#content/shell.ts';
import type { Report } from '../../preflight/report.ts';
import { eachPage, htmlOf } from '../support/built-site.ts';
import { dataDir } from '../support/e2e-server.ts';
import { findViolations } from '../support/find-violations.ts';
import { expect, test } from '../support/test.ts';

test('no page names the demonstration', () => {
  for (const [address, html] of eachPage(htmlOf)) {
    expect(html.match(/.{0,40}(?:Harborlight|555-01\d\d).{0,40}/)?.[0], address).toBeUndefined();
    expect(html, address).not.toContain(`aria-label="${demonstration.label}"`);
  }
});

test('no page says that the claims line is always open, or shows its number twice', async ({ page }) => {
  test.skip(site.hotlineHours === 'always', 'the claims line is always open');
  for (const [address, html] of eachPage(htmlOf))
    expect(
      html.match(/.{0,40}(?:24\/7|\bday (?:and|or) night\b|around the clock).{0,40}/)?.[0],
      address,
    ).toBeUndefined();
  await page.goto('/');
  const phone = page.getByRole('contentinfo').locator(`a[href="${site.claimsHotline.href}"]`);
  await expect(phone).toHaveCount(1);
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

test('the home page leads to the services, and the footer names the license', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(new RegExp(site.legalName));
  expect(await findViolations(page)).toEqual([]);
  const footer = page.getByRole('contentinfo');
  for (const value of Object.values(site.license ?? {})) await expect(footer).toContainText(value);
  await expect(footer.locator(`a[href="${state.regulator?.url}"]`)).toBeVisible();
  await expect(footer).toContainText(site.offices[0].street);
  await expect(page.getByRole('form', { name: 'Our newsletter' })).toHaveCount(0);

  const [service] = mainServices;
  if (!service) throw new Error('There is no service.');
  const cards = page.locator('section[aria-labelledby=services] article');
  await expect(cards).toHaveCount(mainServices.length);
  await cards.getByRole('link').first().click();
  await expect(page).toHaveURL(linkTo(service));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title);
  expect(await findViolations(page)).toEqual([]);
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
