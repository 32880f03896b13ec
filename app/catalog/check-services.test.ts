import { expect, test } from 'vitest';
import type { ServiceContent } from '#company/shape/types.ts';
import { checkServices } from './check-services.ts';
import { services } from './services.ts';

const [sample] = services;
if (!sample) throw new Error('No service');

const service = (slug: string, ...questions: string[]): ServiceContent => ({
  ...sample,
  slug,
  quoteQuestions: {
    title: 'About it',
    questions: questions.map((name) => ({ name, label: name, hint: name, input: 'text' })),
  },
});

test('a service may have no questions', () => {
  const { quoteQuestions: _, ...plain } = service('pet');
  expect(() => checkServices([plain])).not.toThrow();
});

test.each([
  ['no service', [], 'There is no service. Add one to a list in company/content/en/services/index.ts.'],
  [
    'a slug that cannot be an address',
    [service('Pet Care')],
    'The service "Pet Care" cannot be an address. Write its slug in lower-case letters, digits and hyphens.',
  ],
  [
    'a slug that is used twice',
    [service('pet'), service('pet')],
    'Two services have the slug "pet". Give one of them another in company/content/en/services/.',
  ],
  [
    'a question that two services ask under one name',
    [service('pet', 'age'), service('boat', 'age')],
    'The quote question "age" of the service "boat" is also one of "pet". Give it another name.',
  ],
])('%s is named', (_, services, sentence) => {
  expect(() => checkServices(services)).toThrow(sentence);
});

test('all mistakes are named at once', () => {
  const twice = [service('Pet Care'), service('boat', 'age'), service('boat', 'age')];
  expect(() => checkServices(twice)).toThrow(
    /"Pet Care" cannot be an address.*\n.*slug "boat".*\n.*question "age"/,
  );
});
