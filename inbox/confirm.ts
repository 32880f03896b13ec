import { createInterface } from 'node:readline/promises';
import { Problem } from './problem.ts';

/** Goes on only after a yes: from `--yes`, or from the person at the terminal. */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new Problem('This needs a yes, and nobody is at a terminal to give it: add --yes.', 'usage');
  const dialog = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C and Ctrl-D are a no as well; the cursor still stands behind the question then.
  const answer = await dialog
    .question(`${question} [y/N] `)
    .catch(() => {
      process.stderr.write('\n');
      return '';
    })
    .finally(() => dialog.close());
  if (!/^y(es)?$/i.test(answer.trim())) throw new Problem('Nothing was changed.');
}
