import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { topics } from '#app/catalog/contact-topics.ts';
import { services } from '#app/catalog/services.ts';
import type { Question } from '#company/shape/question.ts';
import type { TopicWords } from '#company/shape/topic-words.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';
import { anyText } from '../../../tests/support/any-text.ts';
import { sanitize } from '../kit/define/sanitize.ts';
import { composeMessage } from './compose-message.ts';
import { contactSchema } from './definition.ts';
import { createTopicSchema, listQuestions } from './topic-schema.ts';

const all = Object.keys(topics) as MessageTopic[];
const person = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(212) 555-0123',
  honeypot: '',
  message: '',
};

const question = (name: string, label: string, input: Question['input']): Question => ({
  name,
  label,
  hint: '',
  input,
});
/** A topic with two services that ask different things. */
const quote: TopicWords = {
  ...topics.quote,
  request: 'Quote request',
  inSubject: ['service', 'zip'],
  start: [
    question('service', 'What to insure', [
      { value: 'boat', label: 'Boat Insurance' },
      { value: 'barn', label: 'Barn Insurance' },
    ]),
    question('zip', 'ZIP code', 'zip'),
    question('hurt', 'Is anyone hurt?', [{ value: 'yes', label: 'Yes, someone is hurt' }]),
  ],
  details: [
    {
      service: 'boat',
      title: 'About the boat',
      questions: [
        question('boatYear', 'Model year', 'number'),
        question('boatModel', 'Make and model', 'text'),
        question('boatStart', 'Start date', 'date'),
      ],
    },
    { service: 'barn', title: 'About the barn', questions: [question('barnBuilt', 'Year built', 'number')] },
  ],
  message: { label: 'Anything else?', hint: '' },
};

describe('the composed message', () => {
  test('has a line for each answer in the order of the form, then the visitor’s own words', () => {
    const answers = {
      boatModel: 'Sloop 24',
      boatYear: '2021',
      boatStart: '2026-12-01',
      zip: '10038',
      service: 'boat',
      message: ' It is moored\nin a marina. ',
    };
    expect(composeMessage(quote, answers)).toEqual({
      subject: 'Quote request: Boat Insurance, 10038',
      message: [
        'Topic: Quote request',
        'What to insure: Boat Insurance',
        'ZIP code: 10038',
        'Model year: 2021',
        'Make and model: Sloop 24',
        'Start date: December 1, 2026',
        '',
        'Anything else?',
        'It is moored\nin a marina.',
      ].join('\n'),
    });
  });

  test('leaves out answers that belong to another service', () => {
    const { message } = composeMessage(quote, { service: 'barn', barnBuilt: '1931', boatYear: '2021' });
    expect(message).toContain('Year built: 1931');
    expect(message).not.toContain('2021');
  });

  test('has no colon after a question mark', () => {
    expect(composeMessage({ ...quote, inSubject: ['hurt'] }, { hurt: 'yes' })).toEqual({
      subject: 'Quote request: Yes, someone is hurt',
      message: 'Topic: Quote request\nIs anyone hurt? Yes, someone is hurt',
    });
  });

  test('has the English labels of a form in another language', () => {
    const boats = [{ value: 'boat', label: 'Seguro de barco', stored: 'Boat Insurance' }];
    const spanish: TopicWords = {
      ...quote,
      start: [{ ...question('service', 'Qué quiere asegurar', boats), stored: 'What to insure' }],
      details: [
        {
          title: 'Sobre el barco',
          questions: [{ ...question('boatStart', 'Fecha de inicio', 'date'), stored: 'Start date' }],
        },
      ],
      message: { label: '¿Algo más?', stored: 'Anything else?', hint: '' },
    };
    const answers = { service: 'boat', boatStart: '2026-12-01', message: 'Está en una marina.' };
    expect(composeMessage(spanish, answers)).toEqual(composeMessage(quote, answers));
  });

  test.each(all)('of a %s without any answer is a valid record', (topic) => {
    expect(contactSchema.safeParse({ ...person, ...composeMessage(topics[topic], {}) }).success).toBe(true);
  });

  test('ignores a choice that the form does not offer, and a date that is none', () => {
    for (const service of ['constructor', 'pets', '<b>', ''])
      expect(composeMessage(quote, { service }).message).toBe('Topic: Quote request');
    for (const boatStart of ['soon', '2026-99-99', '20261-01-01'])
      expect(composeMessage(quote, { service: 'boat', boatStart }).message).not.toContain('Start date');
  });

  test('keeps a "<" in one answer and a ">" in another', () => {
    const answers = { service: 'boat', boatModel: 'a <b', boatYear: 'c> d', message: 'rent < $900' };
    const { message } = composeMessage(quote, answers);
    expect(sanitize(message)).toBe(message);
    expect(message).toContain('Model year: c> d');
  });
});

describe.each(all)('any answers in the form of a %s', (topic) => {
  const questions = listQuestions(topics[topic]);
  // check-wish.test.ts is about wished times, which have rules of their own.
  const schema = createTopicSchema({ ...topics[topic], wishes: [] });
  const text = anyText({ maxLength: 40 });
  const values = {
    text,
    zip: fc.constant('10038'),
    number: fc.constant('1,200'),
    date: fc.constant('2026-11-03'),
  };
  const generate = ({ input }: Question) =>
    typeof input === 'string' ? values[input] : fc.constantFrom('', ...input.map(({ value }) => value));
  const answers = fc.record(
    {
      message: fc.oneof(text, fc.constant('x'.repeat(4_990))),
      ...Object.fromEntries(questions.map((question) => [question.name, generate(question)])),
    },
    { requiredKeys: [] },
  );

  test('compose to a record that is stored as it was sent, or are refused as too long together', () => {
    fc.assert(
      fc.property(answers, (typed) => {
        const parsed = schema.safeParse({ ...person, ...typed });
        if (!parsed.success) {
          expect(parsed.error.issues.map(({ path }) => path[0])).toEqual(['message']);
          return;
        }
        const { name, email, phone, honeypot } = person;
        const record = { name, email, phone, honeypot, ...composeMessage(topics[topic], parsed.data) };
        expect(contactSchema.parse(record)).toEqual(record);
        expect(record.subject).not.toContain('\n');
        // One line for each answer: none can pass for another.
        const [lines = ''] = record.message.split('\n\n');
        for (const line of lines.split('\n').slice(1))
          expect(questions.some(({ label, stored = label }) => line.startsWith(stored))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

test('no two questions of a topic share a name', () => {
  for (const topic of all) {
    const names = [
      ...listQuestions(topics[topic]).map(({ name }) => name),
      ...Object.keys(contactSchema.shape),
    ];
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every service can be chosen for a quote, under its own title', () => {
  const choices = topics.quote.start.find(({ name }) => name === 'service')?.input;
  expect(choices).toEqual(
    services.map(({ slug, title }) => expect.objectContaining({ value: slug, label: title })),
  );
  for (const { service } of topics.quote.details) expect(services.map(({ slug }) => slug)).toContain(service);
});
