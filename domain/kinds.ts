/** What visitors send, one kind for each form that is stored. */
export const kinds = ['message', 'application', 'verification'] as const;
export type Kind = (typeof kinds)[number];
