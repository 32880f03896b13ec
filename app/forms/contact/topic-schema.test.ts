import { describe, expect, test } from 'vitest';
import { topics } from '#app/catalog/contact-topics.ts';
import type { TopicWords } from '#company/shape/topic-words.ts';
import { createTopicSchema } from './topic-schema.ts';

const question = (name: string, input: 'date' | 'number' | 'text' | 'zip') => ({
  name,
  label: name,
  hint: '',
  input,
});
/** A topic of its own, so that the test needs no service of the company. */
const quote: TopicWords = {
  ...topics.quote,
  request: 'Quote request',
  start: [question('zip', 'zip')],
  details: [
    {
      title: 'About the boat',
      questions: [question('year', 'number'), question('model', 'text'), question('since', 'date')],
    },
  ],
  message: { label: 'Anything else?', hint: '' },
};

const valid = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(212) 555-0123',
  message: '',
  honeypot: '',
};

function complaints(changes: object) {
  return createTopicSchema(quote)
    .safeParse({ ...valid, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]);
}

describe('the form of a quote', () => {
  test('needs the person, with the messages of the plain form, and no answer', () => {
    expect(complaints({})).toBeUndefined();
    expect(complaints({ name: 'A', email: 'ada', phone: '212' })).toEqual([
      ['name', 'Name must be at least 2 characters'],
      ['email', 'Invalid email address'],
      ['phone', 'Phone number must be at least 10 digits'],
    ]);
  });

  test.each([
    ['zip', 'ZIP code must be 5 digits', '1003', '10038'],
    ['zip', 'ZIP code must be 5 digits', '10038-1', ''],
    ['year', 'Please enter a whole number', 'new', '2021'],
    ['year', 'Please enter a whole number', '$5', '500,000'],
    ['since', 'Please check the year of this date', '0015-03-01', '2020-03-01'],
    ['since', 'Please check the year of this date', '20226-03-01', ''],
    ['model', 'Please keep this to 200 characters or fewer', 'x'.repeat(201), 'x'.repeat(200)],
  ])('%s: %s', (field, message, wrong, right) => {
    expect(complaints({ [field]: wrong })).toEqual([[field, message]]);
    expect(complaints({ [field]: right })).toBeUndefined();
  });

  test('says at the visitor’s own words by how much the whole is too long', () => {
    const answers = { model: 'x'.repeat(200) };
    const fixed = 'Topic: Quote request\nmodel: \n\nAnything else?\n';
    const room = 5_000 - fixed.length - 200;
    expect(complaints({ ...answers, message: 'x'.repeat(room) })).toBeUndefined();
    expect(complaints({ ...answers, message: 'x'.repeat(room + 12) })).toEqual([
      [
        'message',
        'Your answers and this text are 12 characters too long together. Please shorten this text.',
      ],
    ]);
  });
});
