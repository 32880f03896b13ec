import { expect, test } from 'vitest';
import type { ServiceContent } from '../types.ts';
import { checkServices } from './check-services.ts';
import { services } from './index.ts';

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

test('a site without a service says where to add one', () => {
  expect(() => checkServices([])).toThrow(
    'There is no service. Add one to a list in app/content/services/index.ts.',
  );
});

test('a slug that cannot be an address is named', () => {
  expect(() => checkServices([service('Pet Care')])).toThrow(
    'The service "Pet Care" cannot be an address. Write its slug in lower-case letters, digits and hyphens.',
  );
});

test('a slug that is used twice is named', () => {
  expect(() => checkServices([service('pet'), service('pet')])).toThrow(
    'Two services have the slug "pet". Give one of them another in app/content/services/.',
  );
});

test('a question that two services ask under one name is named with both', () => {
  expect(() => checkServices([service('pet', 'age'), service('boat', 'age')])).toThrow(
    'The quote question "age" of the service "boat" is also one of "pet". Give it another name.',
  );
});
