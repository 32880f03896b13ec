import { cleanLines } from './clean-text.ts';
import type { Command } from './command.ts';
import { backup } from './commands/backup.ts';
import { deleteRecord } from './commands/delete.ts';
import { exportRecords } from './commands/export.ts';
import { keys } from './commands/keys.ts';
import { list } from './commands/list.ts';
import { purge } from './commands/purge.ts';
import { restore } from './commands/restore.ts';
import { save } from './commands/save.ts';
import { show } from './commands/show.ts';
import { sweep } from './commands/sweep.ts';
import { exitCodes, isCode, Problem } from './problem.ts';
import { readSettings } from './settings.ts';
import { print } from './terminal.ts';

const commands = [list, show, save, exportRecords, deleteRecord, purge, sweep, backup, restore, keys];

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
  process.stderr.write(`${cleanLines(sentence).join('\n')}\n`);
  process.exitCode = known ? error.exitCode : exitCodes.problem;
}

async function run([word, ...args]: string[]): Promise<void> {
  const asksForHelp = (text: string | undefined) => text === '--help' || text === '-h' || text === 'help';
  if (word === undefined || (asksForHelp(word) && args.length === 0)) return print(overview());
  const command = findCommand(asksForHelp(word) ? (args[0] ?? '') : word);
  if (asksForHelp(word) || args.includes('--help') || args.includes('-h'))
    return print(`npm run inbox -- ${command.help}`);
  await command.run(args, readSettings(process.env));
}

function findCommand(word: string): Command {
  const command = commands.find((one) => one.word === word);
  if (command) return command;
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
