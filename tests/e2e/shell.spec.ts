import type { Locator, Page } from '@playwright/test';
import { site } from '#app/site.ts';
import { quoteHref } from '#app/words/contact-links.ts';
import { linkTo, mainServices } from '#app/words/services.ts';
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
if (!service) throw new Error('app/content/services has no main service.');
const notice = (page: Page) => page.getByRole('complementary', { name: demonstration.label });
const servicesButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Our Services' });
const servicesMenu = (page: Page) => page.locator('#services-menu');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('on a wide screen the services menu opens by click and by keyboard', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/terms');
      await expect(servicesMenu(page)).toBeHidden();
      await test.step('a click opens it, a second click closes it', async () => {
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
      await test.step('the header is sticky', async () => {
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
        await expect(servicesButton(page)).toBeInViewport();
      });
    });

    test('on a phone the menu opens, expands the services, and closes', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/terms');
      const button = page.getByRole('button', { name: 'Menu' });
      const close = page.getByRole('button', { name: 'Close' });
      const menu = page.locator('#site-menu');
      const first = menu.getByRole('link', { name: service.title });
      await test.step('its button opens it and becomes "Close"; Escape closes it too', async () => {
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
      });
    });

    test('the bar above the header calls the claims line and leads to claims, a login and a quote', async ({
      page,
    }) => {
      await page.goto('/terms');
      const bar = page.getByRole('navigation', { name: topBar.navigation });
      const links = (visible: (string | RegExp)[]) => expect(bar.getByRole('link')).toHaveText(visible);
      await page.setViewportSize({ width: 1440, height: 900 });
      const login = site.features.login ? ['Customer Login'] : [];
      const call = new RegExp(`^${topBar.call}`);
      const others = site.languages.slice(1).map((code) => new RegExp(`^${languages[code].name}`));
      await links([call, 'Claims Center', ...login, ...others, searchBox.short, 'Get a Quote']);
      if (!site.license)
        expect((await boxOf(notice(page))).y).toBeLessThan((await boxOf(bar)).y + (await boxOf(bar)).height);
      await page.setViewportSize({ width: 390, height: 844 });
      await links([call, 'Get a Quote']);
      await expect(bar.locator('a[href^="tel:"]')).toBeVisible();
      // Bar and header leave three quarters of a phone's screen to the page.
      const { y, height } = await boxOf(page.getByRole('banner'));
      expect(y + height).toBeLessThan(844 / 4);
    });

    test('the newsletter requires an email address and sends nothing', async ({ page }) => {
      test.skip(!site.features.newsletter, 'the company has no newsletter');
      await page.goto('/terms');
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

    test('the first Tab stop skips the header', async ({ page }) => {
      await page.goto('/terms');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#content$/);
    });

    test('the header marks the current page, and the shell shows a demonstration notice and the year', async ({
      page,
    }) => {
      await page.goto('/');
      const marked = page.getByRole('banner').locator('[aria-current=page]:visible');
      await expect(marked).toHaveText(['Home']);
      await expect(notice(page)).toHaveCount(site.license ? 0 : 1);
      if (!site.license) await expect(notice(page)).toContainText(demonstration.text);
      // Without scripts it is the year of the build.
      await expect(page.getByRole('contentinfo').locator('#year')).toHaveText(
        javaScriptEnabled ? String(new Date().getFullYear()) : /^20\d\d$/,
      );
      await page.goto('/privacy');
      await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
    });
  });
}

test('the bar, the header and the menu of a phone underline the current page, or the page above it', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/careers/apply', 'Careers'],
    ['/verification', 'Verification'],
    ['/claims', 'Claims Center'],
    [linkTo(service), service.title],
  ] as const) {
    await page.goto(address);
    const marked = page.locator(':is(.top-bar-links, .site-header) [aria-current]');
    await expect(marked).toHaveText([new RegExp(`^${name}`), new RegExp(`^${name}`)]);
    const lines = await marked.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link.firstElementChild ?? link).textDecorationLine),
    );
    expect(lines, address).toEqual(['underline', 'underline']);
  }
});

test('a printed page shows the demonstration notice in black', async ({ page }) => {
  test.skip(Boolean(site.license), 'a licensed insurer has no such notice');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const address of ['/claims', linkTo(service)]) {
    await page.goto(address);
    const words = notice(page).getByRole('paragraph');
    await expect(words).toBeVisible();
    await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test('the logo is vertically centered in the header', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/terms');
    await expectWebFonts(page);
    const header = await boxOf(page.getByRole('banner'));
    const mark = await boxOf(page.getByRole('banner').locator('svg').first());
    expect(Math.abs(header.y + header.height / 2 - (mark.y + mark.height / 2))).toBeLessThan(1);
  }
});

test('the breadcrumbs keep their distance from the title', async ({ page }) => {
  for (const address of ['/careers/apply', ...listedJobs.map(({ slug }) => `/careers/${slug}`)]) {
    await page.goto(address);
    await expectWebFonts(page);
    const trail = await boxOf(page.getByRole('navigation', { name: 'You are here' }));
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(title.y - trail.y - trail.height, address).toBeGreaterThanOrEqual(12);
  }
});

for (const width of [768, 1440])
  test(`at ${width} px every row of the team is full`, async ({ page }) => {
    test.skip(team.members.length === 0, 'no team');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const gaps = await page.locator('section[aria-labelledby=team] ul').evaluate((list) => {
      const boxes = [...list.children].map((each) => each.getBoundingClientRect());
      const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
      return rows.map(
        (row) => list.getBoundingClientRect().right - Math.max(...row.map(({ right }) => right)),
      );
    });
    expect(gaps.filter((gap) => gap > 1)).toEqual([]);
  });

test('the lead under a title has balanced lines', async ({ page }) => {
  await page.goto('/claims');
  await expect(page.locator('h1 + p')).toHaveCSS('text-wrap-style', 'balance');
});

test('a link at the edge of a table shows its whole focus outline', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const address = pages.find((each) => findAll(mainOf(each), 'tr').some(startsWithLink));
  test.skip(!address, 'no table starts with a link');
  await page.goto(address ?? '');
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

test('the phone menu closes when the focus leaves it, and is accessible while it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  const menu = page.locator('#site-menu');
  const close = page.getByRole('button', { name: 'Close' });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await findViolations(page)).toEqual([]);
  await test.step('its button belongs to it', async () => {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(close).toBeFocused();
    await expect(menu).toBeVisible();
  });
  await test.step('Tab from its last link closes it and goes on to the page', async () => {
    await menu.getByRole('link', { name: 'Verification' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });
});

test('an open menu is below its button and inside the window, wherever the page is scrolled', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [992, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/terms');
    const id = width < 992 ? 'site-menu' : 'services-menu';
    const menu = page.locator(`#${id}`);
    const button = page.locator(`[popovertarget=${id}]`);
    for (const { top, distance } of [
      { top: 0, distance: 21 },
      { top: 600, distance: 21 },
      // In browsers that do not know that the header is stuck.
      { top: 600, distance: 91 },
    ]) {
      if (distance > 21) await forgetStuckHeader(page);
      await page.evaluate((y) => scrollTo(0, y), top);
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
    }
  }
});

const forgetStuckHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    header.style.containerType = 'normal';
  });

test('at 400 % zoom the menu scrolls inside the window, and the page keeps its place', async ({ page }) => {
  for (const height of [180, 256]) {
    await page.setViewportSize({ width: 320, height });
    await page.goto('/terms');
    const { y: place } = await boxOf(page.getByRole('main'));
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#site-menu');
    const { y, height: room } = await boxOf(menu);
    expect(room).toBeGreaterThan(80);
    expect(y + room).toBeLessThanOrEqual(height);
    for (const name of ['Home', 'Verification']) {
      const link = menu.getByRole('link', { name });
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    expect((await boxOf(page.getByRole('main'))).y).toBe(place);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
  }
});

test('only one menu is open at a time', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/terms');
  await servicesButton(page).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expect(servicesMenu(page)).toBeHidden();
});

test('the options of a service compare line by line on a wide screen, and are cards on a phone', async ({
  page,
}) => {
  await page.goto(linkTo(service));
  const cards = page.locator('.coverage-options > li');
  await expect(cards).toHaveCount(service.options.length);
  const placesOf = (part: string, side: 'x' | 'y') =>
    cards
      .locator(part)
      .evaluateAll((all, side) => new Set(all.map((each) => each.getBoundingClientRect()[side])).size, side);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectWebFonts(page);
  for (const criterion of [1, 2, 3, 4]) expect(await placesOf(`dl > :nth-child(${criterion})`, 'y')).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await placesOf('h3', 'x')).toBe(1);
});

test('a service offers a quote and a call in its banner', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(linkTo(service));
    const banner = page.locator('.page-banner');
    const quote = banner.getByRole('link', { name: 'Get a Quote' });
    await expect(quote).toBeInViewport({ ratio: 1 });
    await expect(quote).toHaveAttribute('href', quoteHref(service.slug));
    await expect(banner.locator(`a[href="${site.telephone.href}"]`)).toBeInViewport({ ratio: 1 });
  }
});

test('a page built in an earlier year shows the current year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-07-01T12:00:00Z'));
  await page.goto('/terms');
  await expect(page.locator('#year')).toHaveText('2031');
});

test('the footer has its links, every office and the contact details', async ({ page }) => {
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  const names = [...site.social.map(({ name }) => name), ...footerWords.legal.map(({ label }) => label)];
  for (const name of names) await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  for (const { street, city, state, zip } of site.offices)
    for (const words of [street, `${city}, ${state} ${zip}`]) await expect(footer).toContainText(words);
  for (const { href } of [site.telephone, site.claimsHotline])
    await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
  await expect(footer.locator(`a[href="mailto:${site.email}"]`)).toHaveCount(1);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`the footer ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('fits one screen of a phone, and every link in it can be reached', async ({ page }) => {
      const phone = { width: 390, height: 844 };
      await page.setViewportSize(phone);
      await page.goto('/terms');
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(phone.height);
      for (const { title, links } of footerWords.columns) {
        const column = footer.getByRole('navigation', { name: title });
        await column.locator('summary').click();
        for (const { label } of links)
          await expect(column.getByRole('link', { name: label, exact: true })).toBeVisible();
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/privacy');
      await footer.scrollIntoViewIfNeeded();
      for (const { links } of footerWords.columns)
        for (const { label } of links)
          await expect(footer.getByRole('link', { name: label, exact: true })).toBeVisible();
      await expect(footer.getByText(site.offices[0].street)).toBeVisible();
    });
  });

test('on wide screens the footer has no buttons to fold it', async ({ page }) => {
  await page.goto('/terms');
  const buttons = page.getByRole('contentinfo').locator('summary');
  await expect(buttons).not.toHaveCount(0);
  for (const button of await buttons.all()) await expect(button).toBeHidden();
});
