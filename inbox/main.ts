import { cleanLines } from './clean-text.ts';
import type { Command } from './command.ts';
import { wrapText } from './fit-text.ts';
import { exitCodes, isCode, Problem } from './problem.ts';
import { readSettings } from './settings.ts';
import { print } from './terminal.ts';

/** Loaded only when called, so that an answer is there at once. */
const commands: Array<{ word: string; summary: string; load: () => Promise<Command> }> = [
  {
    word: 'list',
    summary: 'what came in, newest first',
    load: async () => (await import('./commands/list.ts')).list,
  },
  {
    word: 'show',
    summary: 'one record, and with --unseal its social security number',
    load: async () => (await import('./commands/show.ts')).show,
  },
  {
    word: 'save',
    summary: "a record's files: the resume, or both sides of the license",
    load: async () => (await import('./commands/save.ts')).save,
  },
  {
    word: 'export',
    summary: 'all records of a kind as CSV or JSON',
    load: async () => (await import('./commands/export.ts')).exportRecords,
  },
  {
    word: 'delete',
    summary: 'one record with its files, for good',
    load: async () => (await import('./commands/delete.ts')).deleteRecord,
  },
  {
    word: 'purge',
    summary: 'delete what is past its date, with the files',
    load: async () => (await import('./commands/purge.ts')).purge,
  },
  {
    word: 'sweep',
    summary: 'remove uploads that no record points to',
    load: async () => (await import('./commands/sweep.ts')).sweep,
  },
  {
    word: 'backup',
    summary: 'all records and their files, together',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  {
    word: 'restore',
    summary: 'put a backup back',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  {
    word: 'keys',
    summary: 'which sealing keys the stored numbers need',
    load: async () => (await import('./commands/keys.ts')).keys,
  },
];

// Ends by exit, so that half-written files are removed.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.once(signal, () => process.exit(code));
// Whoever reads our output may stop, as `head` does.
process.stdout.on('error', (error) => process.exit(isCode(error, 'EPIPE') ? 0 : exitCodes.problem));

try {
  await run(process.argv.slice(2));
} catch (error) {
  const known = error instanceof Problem;
  const sentence = known ? error.message : `Something unexpected went wrong (${nameOf(error)}).`;
  const width = process.stderr.columns || Number.POSITIVE_INFINITY;
  const lines = cleanLines(sentence).flatMap((line) => wrapText(line, width));
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = known ? error.exitCode : exitCodes.problem;
}

async function run([word, ...args]: string[]): Promise<void> {
  const asksForHelp = (text: string | undefined) => text === '--help' || text === '-h' || text === 'help';
  if (word === undefined || (asksForHelp(word) && args.length === 0)) return print(overview());
  const command = await loadCommand(asksForHelp(word) ? (args[0] ?? '') : word);
  if (asksForHelp(word) || args.includes('--help') || args.includes('-h'))
    return print(`npm run inbox -- ${command.help}`);
  await command.run(args, readSettings(process.env));
}

async function loadCommand(word: string): Promise<Command> {
  const command = commands.find((one) => one.word === word);
  if (command) return command.load();
  throw new Problem(`There is no command "${word}". npm run inbox -- --help shows them all.`, 'usage');
}

function nameOf(error: unknown): string {
  return isCode(error, '') || !(error instanceof Error)
    ? 'no reason given'
    : `${error.name}: ${error.message}`;
}

function overview(): string {
  return `npm run inbox -- COMMAND

Reads and keeps what visitors sent: messages, job applications, employment verifications.

${commands.map(({ word, summary }) => `  ${word.padEnd(9)} ${summary}`).join('\n')}

npm run inbox -- COMMAND --help shows a command's options and examples.

Settings
  INBOX_URL          where the backend is, http://localhost:3000 unless given
  INBOX_KEY          the staff secret; otherwise read from DATA_DIR/keys/staff-secret (DATA_DIR: data unless given)
  INBOX_PRIVATE_KEY  the private key that opens sealed numbers; otherwise DATA_DIR/keys/sealing-private.asc

Exit codes: 0 done, 1 a problem, 2 not understood, 3 nothing found.`;
}
