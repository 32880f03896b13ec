import type { Page } from '@playwright/test';

/** How many elements of each role Chromium hands to a screen reader. */
export async function countRoles<Role extends string>(
  page: Page,
  roles: readonly Role[],
): Promise<Record<Role, number>> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const count = (role: Role) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  return Object.fromEntries(roles.map((role) => [role, count(role)])) as Record<Role, number>;
}
