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
  return {
    otherOrigins,
    refusals: () => page.evaluate(() => window.refusals ?? []),
    /** What the page would still ask elsewhere once it comes into view. */
    waiting: () => page.evaluate(otherOriginsInMarkup),
  };
}

function otherOriginsInMarkup(): string[] {
  const loads = 'link:not([rel=canonical])';
  const addresses = [
    ...document.querySelectorAll(`[src], [srcset], [poster], [data], use[href], ${loads}`),
  ].flatMap((element) =>
    ['src', 'srcset', 'poster', 'data', 'href'].flatMap((name) =>
      (element.getAttribute(name) ?? '').split(/,\s+/).map((part) => part.trim().split(' ')[0] ?? ''),
    ),
  );
  return addresses
    .filter((address) => address !== '' && new URL(address, location.href).origin !== location.origin)
    .filter((address) => !/^(data|blob):/.test(address));
}
