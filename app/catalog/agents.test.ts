import { expect, test } from 'vitest';
import { listAgents } from './agents.ts';
import { services } from './services.ts';

const line = services[0]?.slug ?? '';
const agent = {
  slug: 'ann-real',
  name: 'Ann Real',
  languages: ['English', 'Irish'],
  lines: [line],
  office: 'A',
};

test('an agent has their languages and lines in words, and an address to ask for them', () => {
  expect(listAgents([agent])).toMatchObject([
    {
      languages: 'English and Irish',
      ask: { label: 'Ask for Ann', href: '/contact?topic=agent&agent=ann-real' },
    },
  ]);
  expect(listAgents([])).toEqual([]);
});

test.each([
  [[{ ...agent, lines: ['whales'] }], 'The agent Ann Real has the line "whales", which is no service.'],
  [[agent, agent], 'The agent Ann Real needs a slug of their own'],
  [[{ ...agent, slug: 'Ann Real' }], 'The agent Ann Real needs a slug of their own'],
])('a mistake is named in one sentence', (agents, sentence) => {
  expect(() => listAgents(agents)).toThrow(sentence);
});
