export const groups = {
  doors: 'What a stranger can do',
  forms: 'What visitors need',
  company: 'Who you are',
  law: 'What you may ask, and what you say about it',
  packages: 'What it is made of',
  keys: 'Keys and files on this machine',
  transport: 'How the site is reached',
  keeping: 'Keeping and deleting',
} as const;

export type Finding = {
  /** Stable, for `preflight/settled.json` and for programs. */
  id: string;
  group: keyof typeof groups;
  /** `unknown`: it could not be tried; `next` says what it takes. */
  state: 'good' | 'settle' | 'unknown';
  line: string;
  next?: string;
};

/** A check that cannot go on; its message is a sentence for the owner. */
export class CannotRun extends Error {}

export const good = (group: Finding['group'], id: string, line: string): Finding => ({
  id,
  group,
  state: 'good',
  line,
});

export const settle = (group: Finding['group'], id: string, line: string, next: string): Finding => ({
  id,
  group,
  state: 'settle',
  line,
  next,
});

export const unknown = (group: Finding['group'], id: string, line: string, next: string): Finding => ({
  id,
  group,
  state: 'unknown',
  line,
  next,
});
