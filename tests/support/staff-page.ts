import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { StaffRole } from '../../server/staff/access/roles.ts';
import { dataDir, port } from './e2e-server.ts';
import { createPerson, type StaffSession } from './staff-client.ts';

/** The address and the staff secret of the server under test. */
export async function staffDeployment() {
  const staffKey = (await readFile(path.join(dataDir, 'keys', 'staff-secret'), 'utf8')).trim();
  return { url: `http://localhost:${port}`, staffKey };
}

/** The cookies of a session, for a browser. */
export function cookiesOf({ cookies }: StaffSession) {
  return [...cookies].map(([name, value]) => ({
    ...{ name, value, domain: 'localhost', path: '/staff' },
    ...{ httpOnly: true, sameSite: 'Lax' as const },
  }));
}

/** Signs the browser in as a new person of this role. */
export async function signInAs(page: Page, role: StaffRole, name?: string): Promise<StaffSession> {
  const session = await createPerson(await staffDeployment(), role, { ...(name && { name }) });
  await page.context().addCookies(cookiesOf(session));
  return session;
}
