import { agents } from './agents.ts';
import type { Choice } from './question.ts';

// The services behind the agents' lines are too large for the script of the contact page. The build runs this module.

export const agentChoices: readonly Choice[] = agents.items.map(
  ({ slug, name, languages, lines, office }) => ({
    value: slug,
    label: name,
    detail: `${office}; ${lines}; ${languages}`,
  }),
);
