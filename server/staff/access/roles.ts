/** The staff's app and its API share this file: the page hides what the server refuses. */
export const roles = ['owner', 'hiring', 'service'] as const;
export type StaffRole = (typeof roles)[number];

export const kinds = ['message', 'application', 'verification'] as const;
export type Kind = (typeof kinds)[number];

/** What each role may read and change. */
const kindsOfRole: Record<StaffRole, readonly Kind[]> = {
  owner: kinds,
  hiring: ['application', 'verification'],
  service: ['message'],
};

export function kindsFor(role: StaffRole): readonly Kind[] {
  return kindsOfRole[role];
}

/** Whoever may open identity documents or social security numbers has to use a second step. */
export function needsSecondStep(role: StaffRole): boolean {
  return kindsOfRole[role].includes('verification');
}
