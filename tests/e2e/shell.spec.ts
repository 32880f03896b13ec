import type { Locator, Page } from '@playwright/test';
import { keepExisting } from '#app/catalog/optional-pages.ts';
import { linkTo, mainServices } from '#app/catalog/services.ts';
import { quoteHref } from '#company/shape/contact-links.ts';
import { site } from '#company/site.ts';
import { team } from '#content/about.ts';
import { searchBox } from '#content/search-words.ts';
import { demonstration, footer as footerWords, newsletter, topBar } from '#content/shell.ts';
import { languages } from '#domain/languages.ts';
import { mainOf } from '../support/built-site.ts';
import { findViolations } from '../support/find-violations.ts';
import { watchOutgoing } from '../support/forms.ts';
import { listedJobs } from '../support/openings.ts';
import { pages } from '../support/pages.ts';
import { type Element, findAll } from '../support/parse-html.ts';
import { expect, test } from '../support/test.ts';
import { expectWebFonts } from '../support/web-fonts.ts';

const [service] = mainServices;
if (!service) throw new Error('company/content/services has no main service.');
const notice = (page: Page) => page.getByRole('complementary', { name: demonstration.label });
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const barOf = (page: Page) => page.getByRole('navigation', { name: topBar.navigation });
const call = new RegExp(`^${topBar.call}`);
const login = site.features.login ? ['Customer Login'] : [];
const servicesButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Our Services' });
const servicesMenu = (page: Page) => page.locator('#services-menu');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the bar, the menu, the footer and the newsletter of a wide screen', async ({ page }) => {
      await page.setViewportSize(wide);
      // A page that was built in an earlier year.
      if (javaScriptEnabled) await page.clock.setFixedTime(new Date('2031-07-01T12:00:00Z'));
      await page.goto('/terms');
      await test.step('the bar leads to claims, a login, a search and a quote', async () => {
        const others = site.languages.slice(1).map((code) => new RegExp(`^${languages[code].name}`));
        const shown = [call, 'Claims Center', ...login, ...others, searchBox.short, 'Get a Quote'];
        await expect(barOf(page).getByRole('link')).toHaveText(shown);
        if (site.license) return;
        await expect(notice(page)).toContainText(demonstration.text);
        const bar = await boxOf(barOf(page));
        expect((await boxOf(notice(page))).y).toBeLessThan(bar.y + bar.height);
      });
      await test.step('the first Tab stop skips the header', async () => {
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Skip to the content' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/#content$/);
      });
      await test.step('a click opens the services menu, a second click closes it', async () => {
        await expect(servicesMenu(page)).toBeHidden();
        await servicesButton(page).click();
        for (const name of [...mainServices.map(({ title }) => title), 'All services'])
          await expect(servicesMenu(page).getByRole('link', { name })).toBeVisible();
        await servicesButton(page).click();
        await expect(servicesMenu(page)).toBeHidden();
      });
      await test.step('it works by keyboard and closes on Escape', async () => {
        await servicesButton(page).focus();
        await page.keyboard.press('Enter');
        await expect(servicesMenu(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(servicesMenu(page).getByRole('link', { name: service.title })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(servicesMenu(page)).toBeHidden();
        await expect(servicesButton(page)).toBeFocused();
      });
      const footer = page.getByRole('contentinfo');
      await test.step('the footer has every link, office and number, and nothing to fold; the header is sticky', async () => {
        await footer.scrollIntoViewIfNeeded();
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await expect(servicesButton(page)).toBeInViewport();
        for (const name of [
          ...site.social.map(({ name }) => name),
          ...footerWords.legal.map(({ label }) => label),
          ...footerWords.columns.flatMap(({ links }) => keepExisting(links).map(({ label }) => label)),
        ])
          await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
        await expect(footer.locator('summary:visible')).toHaveCount(0);
        await expect(footer.getByText(site.offices[0].street)).toBeVisible();
        for (const { street, city, state, zip } of site.offices)
          for (const words of [street, `${city}, ${state} ${zip}`]) await expect(footer).toContainText(words);
        for (const href of [site.telephone.href, site.claimsHotline.href, `mailto:${site.email}`])
          await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
        await expect(footer.locator('#year')).toHaveText(javaScriptEnabled ? '2031' : /^20\d\d$/);
      });
      if (site.features.newsletter)
        await test.step('the newsletter requires an email address and sends nothing', async () => {
          const outgoing = watchOutgoing(page);
          const form = page.getByRole('form', { name: newsletter.title });
          const email = form.getByRole('textbox', { name: 'Email address' });
          const button = form.getByRole('button');
          await expect(email).toHaveAttribute('type', 'email');
          await button.click();
          await expect(form.locator(':invalid')).toHaveCount(1);
          await email.fill('not an address');
          await button.click();
          await expect(form.locator(':invalid')).toHaveCount(1);
          await email.fill('ada@example.com');
          await expect(form.locator(':invalid')).toHaveCount(0);
          const before = page.url();
          await button.click();
          await email.press('Enter');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(page.url()).toBe(before);
          expect(outgoing).toEqual([]);
        });
    });

    test('the bar, the menu and the footer of a phone', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/terms');
      await test.step('bar and header leave three quarters of the screen to the page', async () => {
        await expect(barOf(page).getByRole('link')).toHaveText([call, 'Get a Quote']);
        await expect(barOf(page).locator('a[href^="tel:"]')).toBeVisible();
        const { y, height } = await boxOf(page.getByRole('banner'));
        expect(y + height).toBeLessThan(phone.height / 4);
      });
      const button = page.getByRole('button', { name: 'Menu' });
      const close = page.getByRole('button', { name: 'Close' });
      const menu = page.locator('#site-menu');
      const first = menu.getByRole('link', { name: service.title });
      await test.step('its button opens the menu and becomes "Close"; Escape closes it too', async () => {
        await expect(menu).toBeHidden();
        await expect(close).toBeHidden();
        await button.click();
        await expect(menu.getByRole('link', { name: 'About Us' })).toBeVisible();
        await expect(button).toBeHidden();
        await close.click();
        await expect(menu).toBeHidden();
        await button.click();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      });
      await test.step('the services expand inside it', async () => {
        await button.click();
        await expect(first).toBeHidden();
        await menu.getByText('Our Services').click();
        await expect(first).toBeVisible();
        await expect(menu.locator('a[href="/services"]')).toBeVisible();
        await menu.getByText('Our Services').click();
        await expect(first).toBeHidden();
      });
      await test.step('it leads to claims, a login and a quote', async () => {
        for (const href of ['/claims', ...(site.features.login ? ['/login'] : []), '/contact?topic=quote'])
          await expect(menu.locator(`a[href="${href}"]`)).toBeVisible();
        await page.keyboard.press('Escape');
      });
      await test.step('the footer fits one screen, and every link in it can be reached', async () => {
        const footer = page.getByRole('contentinfo');
        await footer.scrollIntoViewIfNeeded();
        await expect.poll(async () => (await boxOf(footer)).height).toBeLessThanOrEqual(phone.height);
        for (const { title, links } of footerWords.columns) {
          const column = footer.getByRole('navigation', { name: title });
          await column.locator('summary').click();
          for (const { label } of keepExisting(links))
            await expect(column.getByRole('link', { name: label, exact: true })).toBeVisible();
        }
      });
    });
  });

test('menus open below their buttons, one at a time, inside any window, and close when the focus leaves', async ({
  page,
}) => {
  const menuButton = page.getByRole('button', { name: 'Menu' });
  const close = page.getByRole('button', { name: 'Close' });
  const siteMenu = page.locator('#site-menu');
  await page.setViewportSize(phone);
  await page.goto('/terms');
  await test.step('the logo is vertically centered in the header', async () => {
    await expectWebFonts(page);
    for (const size of [phone, wide]) {
      await page.setViewportSize(size);
      const header = await boxOf(page.getByRole('banner'));
      const mark = await boxOf(page.getByRole('banner').locator('svg').first());
      expect(Math.abs(header.y + header.height / 2 - (mark.y + mark.height / 2))).toBeLessThan(1);
    }
  });
  await test.step('the menu of a phone closes the services menu, and is accessible', async () => {
    await servicesButton(page).click();
    await page.setViewportSize(phone);
    await menuButton.click();
    await expect(siteMenu).toBeVisible();
    await expect(servicesMenu(page)).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
  });
  await test.step('its button belongs to it, and Tab from its last link goes on to the page', async () => {
    await page.keyboard.press('Tab');
    await expect(siteMenu.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(close).toBeFocused();
    await expect(siteMenu).toBeVisible();
    await siteMenu.getByRole('link', { name: 'Verification' }).focus();
    await page.keyboard.press('Tab');
    await expect(siteMenu).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });
  await test.step('at 400 % zoom it scrolls inside the window, and the page keeps its place', async () => {
    for (const height of [180, 256]) {
      await page.setViewportSize({ width: 320, height });
      await page.evaluate(() => scrollTo(0, 0));
      const { y: place } = await boxOf(page.getByRole('main'));
      await menuButton.click();
      const { y, height: room } = await boxOf(siteMenu);
      expect(room).toBeGreaterThan(80);
      expect(y + room).toBeLessThanOrEqual(height);
      for (const name of ['Home', 'Verification']) {
        const link = siteMenu.getByRole('link', { name });
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      expect((await boxOf(page.getByRole('main'))).y).toBe(place);
      await close.click();
      await expect(siteMenu).toBeHidden();
    }
  });
  // The last is for browsers that do not know that the header is stuck.
  for (const { top, distance } of [
    { top: 0, distance: 21 },
    { top: 600, distance: 21 },
    { top: 600, distance: 91 },
  ]) {
    if (distance > 21) await forgetStuckHeader(page);
    for (const [width, height] of [
      [320, 568],
      [992, 700],
      [1440, 900],
    ] as const)
      await test.step(`at ${width} px, scrolled by ${top} px`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate((y) => scrollTo(0, y), top);
        const id = width < 992 ? 'site-menu' : 'services-menu';
        const menu = page.locator(`#${id}`);
        const button = page.locator(`[popovertarget=${id}]`);
        await button.click();
        await expect(async () => {
          const from = await boxOf(button);
          const box = await boxOf(menu);
          expect(box.y).toBeGreaterThanOrEqual(from.y + from.height);
          expect(box.y).toBeLessThan(from.y + from.height + distance);
          expect(box.y + box.height).toBeLessThanOrEqual(height);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.x).toBeLessThan(from.x + from.width);
          expect(box.x + box.width).toBeGreaterThan(from.x);
        }).toPass();
        await button.click();
        await expect(menu).toBeHidden();
      });
  }
});

const forgetStuckHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    header.style.containerType = 'normal';
  });

test('the page of a service: where it is marked, a quote and a call in its banner, first answers below, its options line by line', async ({
  page,
}) => {
  await page.goto(linkTo(service));
  await test.step('the bar, the header and the menu of a phone underline it', async () => {
    const marked = page.locator(':is(.top-bar-links, .site-header) [aria-current]');
    await expect(marked).toHaveText([new RegExp(`^${service.title}`), new RegExp(`^${service.title}`)]);
    const lines = await marked.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link.firstElementChild ?? link).textDecorationLine),
    );
    expect(lines).toEqual(['underline', 'underline']);
  });
  const cards = page.locator('.coverage-options > li');
  const placesOf = (part: string, side: 'x' | 'y') =>
    cards
      .locator(part)
      .evaluateAll((all, side) => new Set(all.map((each) => each.getBoundingClientRect()[side])).size, side);
  await expectWebFonts(page);
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    const banner = page.locator('.page-banner');
    const quote = banner.getByRole('link', { name: 'Get a Quote' });
    await expect(quote).toBeInViewport({ ratio: 1 });
    await expect(quote).toHaveAttribute('href', quoteHref(service.slug));
    await expect(banner.locator(`a[href="${site.telephone.href}"]`)).toBeInViewport({ ratio: 1 });
    const answers = page.locator('section[aria-labelledby=answers] h3');
    await expect(answers).toHaveCount(service.answers?.length ?? 0);
    for (const answer of (await answers.all()).slice(0, size === phone ? 1 : undefined))
      await expect(answer).toBeInViewport({ ratio: 1 });
    if (size === phone) expect(await placesOf('h3', 'x')).toBe(1);
    else
      for (const criterion of [1, 2, 3]) expect(await placesOf(`dl > :nth-child(${criterion})`, 'y')).toBe(1);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectBlackNotice(page);
});

async function expectBlackNotice(page: Page): Promise<void> {
  if (site.license) return;
  const words = notice(page).getByRole('paragraph');
  await expect(words).toBeVisible();
  await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
}

test('titles have room and balanced leads, rows of the team are full, a link in a table shows its outline', async ({
  page,
}) => {
  await page.goto('/claims');
  await expect(page.locator('h1 + p')).toHaveCSS('text-wrap-style', 'balance');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectBlackNotice(page);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  for (const address of ['/careers/apply', ...listedJobs.slice(0, 1).map(({ slug }) => `/careers/${slug}`)]) {
    await page.goto(address);
    await expectWebFonts(page);
    const trail = await boxOf(page.getByRole('navigation', { name: 'You are here' }));
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(title.y - trail.y - trail.height, address).toBeGreaterThanOrEqual(12);
  }
  if (team.members.length > 0) await page.goto('/about');
  for (const width of team.members.length > 0 ? [768, 1440] : []) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator('section[aria-labelledby=team] ul').evaluate((list) => {
      const boxes = [...list.children].map((each) => each.getBoundingClientRect());
      const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
      return rows.map(
        (row) => list.getBoundingClientRect().right - Math.max(...row.map(({ right }) => right)),
      );
    });
    expect(
      gaps.filter((gap) => gap > 1),
      `${width} px`,
    ).toEqual([]);
  }
  const withTable = pages.find((each) => findAll(mainOf(each), 'tr').some(startsWithLink));
  if (!withTable) return;
  await page.setViewportSize(phone);
  await page.goto(withTable);
  const link = page.locator('td:first-child a').first();
  await link.focus();
  const room = await link.evaluate(
    (each) =>
      each.getBoundingClientRect().x - (each.closest('.table-scroll')?.getBoundingClientRect().x ?? 0),
  );
  expect(room).toBeGreaterThanOrEqual(6);
});

function startsWithLink(row: Element): boolean {
  const [cell, link] = findAll(row, '*');
  return cell?.tagName === 'td' && link?.tagName === 'a' && cell.childNodes[0] === link;
}
