import { findLeftovers } from '../../scripts/rebrand/find-leftovers.ts';
import { formatLeftovers } from '../../scripts/rebrand/report.ts';
import { defineCommand, flag } from '../command.ts';
import { exitCodes, Problem } from '../problem.ts';
import { print } from '../terminal.ts';

export const command = defineCommand({
  about:
    'Lists what is left of the demonstration. Exit code 0 means that nothing is left (docs/make-it-yours.md).',
  options: { check: flag('required: nothing is changed') },
  examples: ['rebrand --check'],
  async run({ values }) {
    if (!values.check)
      throw new Problem(
        'Use: npm run rebrand -- --check. It lists what is left of the demonstration.',
        'usage',
      );
    const leftovers = findLeftovers();
    print(formatLeftovers(leftovers));
    return leftovers.length > 0 ? exitCodes.problem : 0;
  },
});
