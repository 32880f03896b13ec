import { type Kind, kinds } from './kinds.ts';

/** The page hides what the server refuses. */
export const roles = ['owner', 'hiring', 'service', 'editor'] as const;
export type StaffRole = (typeof roles)[number];

/** What each role may read and change. */
const kindsOfRole: Record<StaffRole, readonly Kind[]> = {
  owner: kinds,
  hiring: ['application', 'verification'],
  service: ['message', 'claim'],
  // Changes the website, and sees nothing that visitors sent.
  editor: [],
};

export function kindsFor(role: StaffRole): readonly Kind[] {
  return kindsOfRole[role];
}

/** Those who change the public website. */
export const websiteRoles = ['owner', 'editor'] as const satisfies readonly StaffRole[];

export function changesWebsite(role: StaffRole): boolean {
  return websiteRoles.some((known) => known === role);
}

/** Whoever may open identity documents or social security numbers, or change the public website, has to use a second step. */
export function needsSecondStep(role: StaffRole): boolean {
  return kindsOfRole[role].includes('verification') || changesWebsite(role);
}
