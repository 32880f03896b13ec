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

type Group = Finding['group'];
const findingOf = (state: Finding['state']) => (group: Group, id: string, line: string, next: string) =>
  ({ id, group, state, line, next }) satisfies Finding;

export const settle = findingOf('settle');
export const unknown = findingOf('unknown');
export const note = findingOf('note');

/** Good, or to settle with its next step. */
export function judge(
  group: Group,
  id: string,
  isGood: boolean,
  { fine, open, next }: { fine: string; open: string; next: string },
): Finding {
  return isGood ? good(group, id, fine) : settle(group, id, open, next);
}

export function good(group: Group, id: string, line: string): Finding {
  return { id, group, state: 'good', line };
}
