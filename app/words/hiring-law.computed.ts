import { state } from '#content/state.ts';

/** What applicants are told about a question on their credit, if the law of the state forbids most employers to ask it. */
export const creditNotice = state.hiring.forbidden.creditScore?.notice ?? null;

export const { equalChances } = state.hiring;
