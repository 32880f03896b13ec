import { existsSync } from 'node:fs';
import { cleanLines } from './clean-text.ts';
import type { Command } from './command.ts';
import { exitCodes, Problem } from './problem.ts';
import { readSettings } from './settings.ts';
import { print } from './terminal.ts';

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
  notice: ['publish a notice on the website', () => import('./commands/notice.ts')],
  closed: ['close the offices on a day', () => import('./commands/closed.ts')],
  content: ['list, undo or pull what the office published', () => import('./commands/content.ts')],
  staff: ["serve the staff's app for a hosted Supabase project", () => import('./commands/staff.ts')],
  preflight: [
    'try what a visitor must not be able to do, and name placeholders',
    () => import('./commands/preflight.ts'),
  ],
  'demo-data': ['store invented records with files', loadDemoData],
  rebrand: ['list what is left of the demonstration', () => import('./commands/rebrand.ts')],
};

/** The container's image has no demo/, and not the packages that draw its files. */
async function loadDemoData(): Loaded {
  if (existsSync(new URL('../demo', import.meta.url))) return import('./commands/demo-data.ts');
  throw new Problem(
    'demo-data needs a clone with all packages. The image has none of its drawing tools.',
    'cannotRun',
  );
}

/** Runs one command and prints what went wrong. Resolves to the exit code. */
export async function runCommandLine(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    return await run(expandStaff(args), env);
  } catch (error) {
    const isProblem = error instanceof Problem;
    const message = error instanceof Error && !isProblem ? error.stack : undefined;
    const lines = cleanLines(message ?? (isProblem ? error.message : String(error)));
    process.stderr.write(`${lines.join('\n')}\n`);
    return isProblem ? error.exitCode : exitCodes.problem;
  }
}

async function run([name, ...args]: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const asksForHelp = (text: string | undefined) => text === '--help' || text === '-h' || text === 'help';
  const wanted = asksForHelp(name) ? args[0] : name;
  if (wanted === undefined) {
    print(formatOverview());
    return 0;
  }
  const { command } = await findCommand(wanted)[1]();
  if (!asksForHelp(name) && !args.includes('--help') && !args.includes('-h'))
    return command.run(args, readSettings(env));
  print(command.help(wanted));
  return 0;
}

/** `npm run staff -- COMMAND` is `npm run cli -- COMMAND`, and what it restores is a person. */
function expandStaff(args: string[]): string[] {
  const [name, command = '-', ...others] = args;
  if (name !== 'staff' || command.startsWith('-')) return args;
  return [command === 'restore' ? 'restore-person' : command, ...others];
}

function findCommand(name: string) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw new Problem(`There is no command "${name}". Run npm run cli -- --help to see all commands.`, 'usage');
}

function formatOverview(): string {
  return `npm run cli -- COMMAND

Everything that is done from a shell. What visitors sent is read in the staff's app: /staff on the server.

${Object.entries(commands)
  .map(([name, [summary]]) => `  ${name.padEnd(15)} ${summary}`)
  .join('\n')}

npm run cli -- COMMAND --help shows a command's options and examples.

Settings
  DATA_DIR          the server's data folder (default: data)
  BACKUP_DIR        the folder of your backups, for backup and preflight
  BACKEND_URL       the address of the backend (default: http://localhost:3000, or the port in PORT)
  STAFF_SECRET      the staff secret (default: read from DATA_DIR/keys/staff-secret)
  PRIVATE_KEY_FILE  the private key for backups and sealed numbers (default: DATA_DIR/keys/sealing-private.asc)
  KEY_PASSPHRASE    the passphrase of that key, if it has one (default: asked at the terminal)
  STAFF_URL         the address of the staff's app (default: http://localhost:3000, or the port in PORT)
  SUPABASE_URL, SUPABASE_ANON_KEY  with Supabase: the address and public key of the project

Exit codes: 0 success, 1 problem, 2 wrong usage or could not run, 3 nothing found.`;
}
