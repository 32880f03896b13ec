export const groups = {
  access: 'What an anonymous visitor can do',
  forms: 'Whether the forms work',
  company: 'Your company',
  law: 'What you may ask, and your legal pages',
  packages: 'Packages',
  keys: 'Keys and files on this machine',
  server: 'Settings of the server',
  mail: 'Mail',
  transport: 'HTTPS and headers',
  retention: 'Retention and backups',
} as const;

export type Finding = {
  /** Stable: `preflight/settled.json` and programs refer to it. */
  id: string;
  group: keyof typeof groups;
  /** `unknown`: the check could not run. `next` tells what it needs. `note`: a choice to know about; it does not count. */
  state: 'good' | 'settle' | 'unknown' | 'note';
  line: string;
  next?: string;
};

/** Stops the whole run. The message tells the owner what to do. */
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

export const note = (group: Finding['group'], id: string, line: string, next: string): Finding => ({
  id,
  group,
  state: 'note',
  line,
  next,
});
