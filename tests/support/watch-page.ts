import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    refusals?: string[];
  }
}

/** Records a page's requests to other origins and the violations of its security policy. */
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
    /** URLs of other origins in the markup, which lazy loading may not have requested yet. */
    waiting: () => page.evaluate(otherOriginsInMarkup),
  };
}

/** Records the address, headers and body of every request of the page. */
export function recordTraffic(page: Page): () => string {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const headers = Object.entries(request.headers()).join('\n');
    sent.push(`${request.method()} ${request.url()}\n${headers}\n${request.postData() ?? ''}`);
  });
  return () => sent.join('\n\n');
}

function otherOriginsInMarkup(): string[] {
  const loads = 'link:not([rel=canonical], [hreflang])';
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
