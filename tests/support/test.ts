import { test as base, type ConsoleMessage, expect } from '@playwright/test';

/** What Playwright itself says on pages that would register a service worker. */
const ofPlaywright = /^Service Worker registration blocked by Playwright$/;

/** Every journey in a page also proves that the console stayed silent, but for what it says it expects. */
export const test = base.extend<{ expectedComplaints: RegExp[] }>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    const keep = (text: string) => {
      if (![ofPlaywright, ...expectedComplaints].some((pattern) => pattern.test(text))) complaints.push(text);
    };
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) keep(message.text());
    });
    page.on('pageerror', (error) => keep(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
