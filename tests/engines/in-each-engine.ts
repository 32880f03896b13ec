import path from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import { share } from '../support/share.ts';
import { startFromSeed } from '../support/start-from-seed.ts';
import type { RunningServer } from '../support/start-server.ts';
import { type Browser, type BrowserOptions, engines, openBrowser } from './browser.ts';

/** Writes the same tests for every engine. They share a window, and fail if the console has an error or a warning. */
export function inEachEngine(writeTests: (browser: () => Browser) => void, options?: BrowserOptions): void {
  describe.each(engines)('%s', (engine) => {
    const shared = share(async () => {
      const browser = await openBrowser(engine, options);
      return { browser, remove: browser.close };
    });
    const browser = () => shared.browser;
    afterEach(async () => {
      expect(await browser().takeComplaints()).toEqual([]);
    });
    writeTests(browser);
  });
}

/** One server with the built site and the staff's app, for all tests of a file. */
export function shareBuiltSite(): () => RunningServer {
  const env = { SITE_DIR: path.resolve('build/client'), STAFF_DIR: path.resolve('build/staff') };
  const shared = share(() => startFromSeed('engines', { env }));
  return () => shared.server;
}
