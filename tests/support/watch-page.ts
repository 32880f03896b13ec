import type { Page } from '@playwright/test';

declare global {
  interface Window {
    refusals?: string[];
  }
}

/** Writes down which other origins a page asks, and what its own policy refuses it. */
export async function watchPage(page: Page, ownOrigin: string) {
  const otherOrigins: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${ownOrigin}/`) && !/^(data|blob):/.test(url)) otherOrigins.push(url);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      window.refusals = [...(window.refusals ?? []), effectiveDirective];
    });
  });
  return { otherOrigins, refusals: () => page.evaluate(() => window.refusals ?? []) };
}
