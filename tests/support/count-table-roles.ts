import type { Page } from '@playwright/test';

const roles = ['table', 'row', 'columnheader', 'rowheader', 'cell'] as const;

/** How many elements of each role of a table Chromium hands to a screen reader. */
export async function countTableRoles(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  return Object.fromEntries(roles.map((role) => [role, count(role)]));
}
