import { test as base, type ConsoleMessage, expect } from '@playwright/test';

const ignored = [
  // Playwright's own warning for `serviceWorkers: 'block'`.
  /^Service Worker registration blocked by Playwright$/,
  // Depends on the speed of the machine. budgets.site.ts compares preloads with pictures.
  /was preloaded using link preload but not used within a few seconds/,
];

/** Fails a test whose page logs an error or a warning that `expectedComplaints` does not list. */
export const test = base.extend<{ expectedComplaints: RegExp[] }>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    const record = (text: string) => {
      if (![...ignored, ...expectedComplaints].some((pattern) => pattern.test(text))) complaints.push(text);
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
