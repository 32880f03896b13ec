import type { BrowserContext, Page } from '@playwright/test';
import type { StaffRole } from '#domain/roles.ts';
import { port } from './e2e-server.ts';
import { readKey } from './staff.ts';
import { createPerson, type StaffSession } from './staff-client.ts';
import { recordsIn } from './staff-records.ts';

const names = {
  owner: 'Olivia Owner',
  hiring: 'Hanna Hiring',
  service: 'Sam Service',
  editor: 'Edith Editor',
};
const people = new Map<StaffRole, Promise<StaffSession>>();

/** The address and the staff secret of the server under test. */
export function staffDeployment() {
  return { url: `http://localhost:${port}`, staffKey: readKey('staff-secret') };
}

/** Stores records on the server under test. */
export const records = () => recordsIn(staffDeployment());

/** Gives a browser the session of a person. */
export async function giveSession(context: BrowserContext, session: StaffSession): Promise<void> {
  const { hostname: domain } = new URL(session.url);
  await context.addCookies(
    [...session.cookies].map(([name, value]) => ({
      name,
      value,
      domain,
      path: '/staff',
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  );
}

/** A person of this role. The tests of one process share them, so none may change or end their session. */
export function personOf(role: StaffRole): Promise<StaffSession> {
  const person = people.get(role) ?? createNamed(role, names[role]);
  people.set(role, person);
  return person;
}

/** Signs the browser in as the shared person of this role. */
export async function signInAs(page: Page, role: StaffRole): Promise<StaffSession> {
  const session = await personOf(role);
  await giveSession(page.context(), session);
  return session;
}

/** Signs the browser in as a person whom no other test knows. */
export async function signInAsNew(page: Page, role: StaffRole, name?: string): Promise<StaffSession> {
  const session = await createNamed(role, name);
  await giveSession(page.context(), session);
  return session;
}

function createNamed(role: StaffRole, name = names[role]): Promise<StaffSession> {
  return createPerson(staffDeployment(), role, { name });
}
