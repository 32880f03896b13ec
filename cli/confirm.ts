import { createInterface } from 'node:readline/promises';
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
