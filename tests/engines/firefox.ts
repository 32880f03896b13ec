import { writeFile } from 'node:fs/promises';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findFirefox } from '../../scripts/install/find-engines.ts';
import { makeTempFolder } from '../support/temp-folder.ts';
import type { Browser } from './browser.ts';

/** Firefox's own words about a font that was on its way when the page was left: NS_BINDING_ABORTED. */
const abortedFont = /^Error: downloadable font: download failed .* status=2152398850 /;

/** Starts Firefox without a window. Puppeteer drives it over WebDriver BiDi. */
export async function openFirefox(scripts: 'on' | 'off'): Promise<Browser> {
  await using opened = new AsyncDisposableStack();
  const home = await makeTempFolder('firefox');
  opened.defer(home.remove);
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: String(findFirefox()),
    userDataDir: home.dir,
    env: { ...process.env, HOME: home.dir },
    extraPrefsFirefox: {
      'javascript.enabled': scripts === 'on',
      'ui.prefersReducedMotion': 1,
      'ui.systemUsesDarkTheme': 0,
    },
  });
  opened.defer(() => firefox.close());

  const page = await firefox.newPage();
  const complaints: string[] = [];
  const record = (text: string) => void (abortedFont.test(text) || complaints.push(text));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) record(message.text());
  });
  page.on('pageerror', (error) => record(String(error)));

  const close = opened.move();
  return {
    narrowest: 320,
    evaluate: page.evaluate.bind(page) as Browser['evaluate'],
    open: async (url) => void (await page.goto(url)),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    chooseFile: async (file) => {
      const field = (await page.$(':focus')) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (file) => writeFile(file, await page.screenshot()),
    print: () => page.pdf({ format: 'letter' }),
    takeComplaints: async () => complaints.splice(0),
    close: () => close.disposeAsync(),
  };
}
