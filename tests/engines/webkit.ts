import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import { makeTempFolder } from '../support/temp-folder.ts';
import type { Browser, Key } from './browser.ts';
import { recordComplaints } from './record-complaints.ts';
import { startWebKitDriver } from './start-webkit-driver.ts';
import { startXvfb } from './start-xvfb.ts';

/** How WebDriver writes keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014' };
const patience = { timeout: 20_000 };

/** Starts WebKit's MiniBrowser on a display of its own. */
export async function openWebKit(scripts: 'on' | 'off'): Promise<Browser> {
  await using opened = new AsyncDisposableStack();
  const home = await makeTempFolder('webkit');
  opened.defer(home.remove);
  await reduceMotion(home.dir);
  const { display, remove } = await startXvfb();
  opened.defer(remove);
  const driver = await startWebKitDriver({ display, home: home.dir, scripts });
  opened.defer(driver.stop);
  const { send } = driver;

  const complaints: string[] = [];
  /** With scripts off, WebDriver still runs its own. */
  const evaluate = (async (script: string | ((arg: unknown) => unknown), arg: unknown = null) => {
    const run = typeof script === 'string' ? `() => { ${script} }` : String(script);
    const { value, heard } = await send<{ value: unknown; heard: string[] }>('POST', '/execute/sync', {
      // MiniBrowser keeps the console to itself while it is driven. So the page records it, from the first script of ours on.
      script: `const heard = (${recordComplaints})();
        return Promise.resolve((${run})(arguments[0])).then((value) => ({ value, heard: heard.splice(0) }));`,
      args: [arg],
    });
    complaints.push(...heard);
    return value;
  }) as Browser['evaluate'];
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    send<void>('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const type = (text: string) =>
    act(
      'key',
      [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );

  const closing = opened.move();
  return {
    narrowest: 447,
    evaluate,
    open: async (url) => {
      await send('POST', '/url', { url });
      await evaluate(() => {});
    },
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type,
    press: (key) => type(keys[key]),
    chooseFile: async (file) => {
      const [field] = Object.values(await send<object>('GET', '/element/active'));
      await send('POST', `/element/${field}/value`, { text: file });
    },
    resize: async (width, height) => {
      const outer = await send<{ width: number; height: number }>('GET', '/window/rect');
      const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
      await send('POST', '/window/rect', {
        width: width + outer.width - inner.width,
        height: height + outer.height - inner.height,
      });
      const isResized = () =>
        evaluate((size) => innerWidth === size.width && innerHeight === size.height, { width, height });
      await vi.waitUntil(isResized, patience);
    },
    screenshot: async (file) =>
      writeFile(file, Buffer.from(await send<string>('GET', '/screenshot'), 'base64')),
    takeComplaints: async () => {
      await evaluate(() => {});
      return complaints.splice(0);
    },
    close: () => closing.disposeAsync(),
  };
}

async function reduceMotion(home: string): Promise<void> {
  const settings = path.join(home, '.config', 'gtk-3.0');
  await mkdir(settings, { recursive: true });
  await writeFile(path.join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}
