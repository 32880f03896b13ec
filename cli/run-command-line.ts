import { cleanLines } from './clean-text.ts';
import type { Command } from './command.ts';
import { wrapText } from './fit-text.ts';
import { exitCodes, Problem } from './problem.ts';
import { readSettings } from './settings.ts';
import { print } from './terminal.ts';

/** Each command is loaded on demand, so that the tool starts fast. */
const commands: Array<{ name: string; summary: string; load: () => Promise<Command> }> = [
  {
    name: 'backup',
    summary: 'back up all records and their files',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  {
    name: 'verify',
    summary: 'check a backup without a server',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  {
    name: 'restore',
    summary: 'restore a backup, without those who were deleted on request',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  {
    name: 'rehearse',
    summary: 'restore a backup to an empty server of its own, and compare',
    load: async () => (await import('./commands/rehearse.ts')).rehearse,
  },
  {
    name: 'deleted-ids',
    summary: 'write the ids of deleted records to a file',
    load: async () => (await import('./commands/deleted-ids.ts')).deletedIds,
  },
  {
    name: 'purge',
    summary: 'delete expired records and their files',
    load: async () => (await import('./commands/purge.ts')).purge,
  },
  {
    name: 'sweep',
    summary: 'delete uploads that no record points to',
    load: async () => (await import('./commands/sweep.ts')).sweep,
  },
  {
    name: 'keys',
    summary: 'show which private keys the sealed numbers need',
    load: async () => (await import('./commands/keys.ts')).keys,
  },
];

/** Runs one command and prints what went wrong. Resolves to the exit code. */
export async function runCommandLine(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    await run(args, env);
    return 0;
  } catch (error) {
    const known = error instanceof Problem;
    const sentence = known ? error.message : `Unexpected error (${describeError(error)}).`;
    const width = process.stderr.columns || Number.POSITIVE_INFINITY;
    const lines = cleanLines(sentence).flatMap((line) => wrapText(line, width));
    process.stderr.write(`${lines.join('\n')}\n`);
    return known ? error.exitCode : exitCodes.problem;
  }
}

async function run([name, ...args]: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const asksForHelp = (text: string | undefined) => text === '--help' || text === '-h' || text === 'help';
  if (name === undefined || (asksForHelp(name) && args.length === 0)) return print(overview());
  const command = await loadCommand(asksForHelp(name) ? (args[0] ?? '') : name);
  if (asksForHelp(name) || args.includes('--help') || args.includes('-h'))
    return print(`npm run cli -- ${command.help}`);
  await command.run(args, readSettings(env));
}

async function loadCommand(name: string): Promise<Command> {
  const command = commands.find((one) => one.name === name);
  if (command) return command.load();
  throw new Problem(`There is no command "${name}". Run npm run cli -- --help to see all commands.`, 'usage');
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function overview(): string {
  return `npm run cli -- COMMAND

Backups, keys and deletion from a shell. What visitors sent is read in the staff's app: /staff on the server.

${commands.map(({ name, summary }) => `  ${name.padEnd(12)} ${summary}`).join('\n')}

npm run cli -- COMMAND --help shows a command's options and examples.

Settings
  BACKEND_URL       the address of the backend (default: http://localhost:3000)
  STAFF_SECRET      the staff secret (default: read from DATA_DIR/keys/staff-secret)
  PRIVATE_KEY_FILE  the private key for backups and sealed numbers (default: DATA_DIR/keys/sealing-private.asc)
  KEY_PASSPHRASE    the passphrase of that key, if it has one (default: asked at the terminal)
  DATA_DIR          the server's data folder (default: data)

Exit codes: 0 success, 1 problem, 2 wrong usage, 3 nothing found.`;
}
