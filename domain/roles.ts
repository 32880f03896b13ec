import { type Kind, kinds } from './kinds.ts';

/** The page hides what the server refuses. */
export const roles = ['owner', 'hiring', 'service'] as const;
export type StaffRole = (typeof roles)[number];

/** What each role may read and change. */
const kindsOfRole: Record<StaffRole, readonly Kind[]> = {
  owner: kinds,
  hiring: ['application', 'verification'],
  service: ['message', 'claim'],
};

export function kindsFor(role: StaffRole): readonly Kind[] {
  return kindsOfRole[role];
}

/** Whoever may open identity documents or social security numbers has to use a second step. */
export function needsSecondStep(role: StaffRole): boolean {
  return kindsOfRole[role].includes('verification');
}
