import { expect, test } from 'vitest';
import type { Question } from '#company/shape/question.ts';
import { wishes, writeAgentQuestions } from './agent.ts';

const named = (questions: readonly Question[]) => questions.find(({ name }) => name === 'agent');

test('listed agents are chosen by name, and the subject names the chosen one', () => {
  const agents = [{ value: 'ann', label: 'Ann', detail: 'Downtown' }];
  const { start, details, inSubject } = writeAgentQuestions({ agents, services: [], times: [] });
  expect(named(start)?.input).toEqual(agents);
  expect(named(details.questions)).toBeUndefined();
  expect(inSubject).toContain('agent');
});

test('without a list, a name is typed after the person’s own fields, and stays out of the subject', () => {
  const { start, details, inSubject } = writeAgentQuestions({ agents: [], services: [], times: [] });
  expect(named(start)).toBeUndefined();
  expect(named(details.questions)?.input).toBe('text');
  expect(inSubject).not.toContain('agent');
});

test('both ask for two times', () => {
  for (const agents of [[], [{ value: 'ann', label: 'Ann' }]]) {
    const asked = writeAgentQuestions({ agents, services: [], times: [] }).details.questions.map(
      ({ name }) => name,
    );
    expect(asked).toEqual(expect.arrayContaining(wishes.flatMap(({ day, time }) => [day, time])));
  }
});
