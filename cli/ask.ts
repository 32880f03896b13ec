import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Problem } from './problem.ts';

/** Asks at the terminal, unless `--yes` was given. Throws for any answer but yes. */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new Problem('This command asks before it continues. Without a terminal, add --yes.', 'usage');
  const dialog = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D mean no. They leave the cursor behind the question.
  const answer = await dialog
    .question(`${question} [y/N] `)
    .catch(() => {
      process.stderr.write('\n');
      return '';
    })
    .finally(() => dialog.close());
  if (!/^y(es)?$/i.test(answer.trim())) throw new Problem('Nothing was changed.');
}

/** Asks for a passphrase at the terminal without showing what is typed. */
export async function askHidden(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Problem('The private key has a passphrase. Run this at a terminal, or set KEY_PASSPHRASE.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const dialog = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Only now does the terminal not show what is typed.
  process.stderr.write(question);
  const answer = await dialog
    .question('')
    .catch(() => undefined)
    .finally(() => dialog.close());
  process.stderr.write('\n');
  if (answer === undefined) throw new Problem('Without the passphrase the private key cannot be used.');
  return answer;
}
