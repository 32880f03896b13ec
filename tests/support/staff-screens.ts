import type { BrowserContext, Page, Request } from '@playwright/test';
import { findViolations } from './find-violations.ts';
import type { StaffSession } from './staff-client.ts';
import { expect } from './test.ts';

/** Gives a browser the session of a person. */
export async function giveSession(context: BrowserContext, session: StaffSession): Promise<void> {
  const { hostname: domain } = new URL(session.url);
  await context.addCookies(
    [...session.cookies].map(([name, value]) => ({
      ...{ name, value, domain, path: '/staff' },
      ...{ httpOnly: true, sameSite: 'Lax' as const },
    })),
  );
}

/** Runs axe on the screen as it is now: on a phone and a laptop, by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px wide`).toBe(0);
    }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
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
