import type { Command } from './command.ts';

type Loaded = Promise<{ command: Command }>;

const person = (name: keyof typeof import('./commands/people.ts')) => async (): Loaded => ({
  command: (await import('./commands/people.ts'))[name],
});

/** In the order of the overview. Each is loaded on demand, so that the tool starts fast. */
export const commands: Record<string, [summary: string, load: () => Loaded]> = {
  backup: ['back up all records and their files', () => import('./commands/backup.ts')],
  verify: ['check a backup without a server', () => import('./commands/verify.ts')],
  restore: [
    'restore a backup, without those who were deleted on request',
    () => import('./commands/restore.ts'),
  ],
  rehearse: [
    'restore a backup to an empty server of its own, and compare',
    () => import('./commands/rehearse.ts'),
  ],
  'deleted-ids': ['write the ids of deleted records to a file', () => import('./commands/deleted-ids.ts')],
  purge: ['delete expired records and their files', () => import('./commands/purge.ts')],
  sweep: ['delete uploads that no record points to', () => import('./commands/sweep.ts')],
  keys: ['show which private keys the sealed numbers need', () => import('./commands/keys.ts')],
  invite: ["make a link for a new person in the staff's app", person('invite')],
  suspend: ['sign a person out at once and keep them out', person('suspend')],
  'restore-person': ['let a suspended person in again', person('restorePerson')],
  reset: ['make a link for a new password and second step', person('reset')],
  list: ['show everyone with role and last sign-in', person('list')],
  staff: ["serve the staff's app for a hosted Supabase project", () => import('./commands/staff.ts')],
  preflight: [
    'try what a visitor must not be able to do, and name placeholders',
    () => import('./commands/preflight.ts'),
  ],
  'demo-data': ['store invented records with files', () => import('./commands/demo-data.ts')],
  rebrand: ['list what is left of the demonstration', () => import('./commands/rebrand.ts')],
};
