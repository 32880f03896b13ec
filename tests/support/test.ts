import { test as base, type ConsoleMessage, expect } from '@playwright/test';

/** Playwright's own warning for `serviceWorkers: 'block'`. */
const playwrightWarning = /^Service Worker registration blocked by Playwright$/;

/** Fails a test whose page logs an error or a warning that `expectedComplaints` does not list. */
export const test = base.extend<{ expectedComplaints: RegExp[] }>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    const record = (text: string) => {
      if (![playwrightWarning, ...expectedComplaints].some((pattern) => pattern.test(text)))
        complaints.push(text);
    };
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) record(message.text());
    });
    page.on('pageerror', (error) => record(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
