import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Topic, topics } from '#app/content/contact-topics/index.ts';
import type { Question } from '#app/content/contact-topics/question.ts';
import { serviceChoices } from '#app/content/contact-topics/service-questions.computed.ts';
import { services } from '#app/content/services/index.ts';
import { sanitize } from '#app/lib/submit/sanitize.ts';
import { anyText } from '../../../tests/support/any-text.ts';
import { composeMessage } from './compose-message.ts';
import { contactSchema } from './schema.ts';
import { createTopicSchema, listQuestions } from './topic-schema.ts';

const all = Object.keys(topics) as Topic[];
const person = {
  name: 'Ada Lovelace',
  email: 'ada@harborlight.example',
  phone: '(212) 555-0123',
  honeypot: '',
  message: '',
};

describe('the composed message', () => {
  test('has a line for each answer in the order of the form, then the visitor’s own words', () => {
    const answers = {
      autoModel: 'Honda Civic',
      autoYear: '2021',
      autoStart: '2026-12-01',
      zip: '10038',
      service: 'auto',
      message: ' It is parked\nin a garage. ',
    };
    expect(composeMessage('quote', answers)).toEqual({
      subject: 'Quote request: Auto Insurance, 10038',
      message: [
        'Topic: Quote request',
        'What to insure: Auto Insurance',
        'ZIP code: 10038',
        'Model year: 2021',
        'Make and model: Honda Civic',
        'Start date: December 1, 2026',
        '',
        'Anything else?',
        'It is parked\nin a garage.',
      ].join('\n'),
    });
  });

  test('leaves out answers that belong to another service', () => {
    const { message } = composeMessage('quote', { service: 'home', homeBuilt: '1931', autoYear: '2021' });
    expect(message).toContain('Year built: 1931');
    expect(message).not.toContain('2021');
  });

  test('says in the subject of a claim that someone is hurt', () => {
    expect(composeMessage('claim', { hurt: 'yes', kind: 'car' })).toEqual({
      subject: 'New claim: Car accident or damage, Yes, someone is hurt',
      message: 'Topic: New claim\nIs anyone hurt? Yes, someone is hurt\nKind of loss: Car accident or damage',
    });
  });

  test.each(all)('of a %s without any answer is a valid record', (topic) => {
    expect(contactSchema.safeParse({ ...person, ...composeMessage(topic, {}) }).success).toBe(true);
  });

  test('ignores a choice that the form does not offer, and a date that is none', () => {
    for (const service of ['constructor', 'pets', '<b>', ''])
      expect(composeMessage('quote', { service }).message).toBe('Topic: Quote request');
    for (const date of ['soon', '2026-99-99', '20261-01-01'])
      expect(composeMessage('claim', { date }).message).toBe('Topic: New claim');
  });

  test('keeps a "<" in one answer and a ">" in another', () => {
    const { message } = composeMessage('claim', { place: 'a <b', policy: 'c> d', message: 'rent < $900' });
    expect(sanitize(message)).toBe(message);
    expect(message).toContain('Policy number, if you know it: c> d');
  });
});

describe.each(all)('any answers in the form of a %s', (topic) => {
  const questions = listQuestions(topic);
  const schema = createTopicSchema(topic);
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
        const record = { name, email, phone, honeypot, ...composeMessage(topic, parsed.data) };
        expect(contactSchema.parse(record)).toEqual(record);
        expect(record.subject).not.toContain('\n');
        // One line for each answer: none can pass for another.
        const [lines = ''] = record.message.split('\n\n');
        for (const line of lines.split('\n').slice(1))
          expect(questions.some(({ label }) => line.startsWith(label))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

test('every service can be chosen, and no two questions share a name', () => {
  expect(serviceChoices).toEqual(services.map(({ slug, title }) => ({ value: slug, label: title })));
  const slugs = services.map(({ slug }) => slug);
  for (const { service } of topics.quote.details) expect(slugs).toContain(service);
  for (const topic of all) {
    const names = [...listQuestions(topic).map(({ name }) => name), ...Object.keys(contactSchema.shape)];
    expect(new Set(names).size).toBe(names.length);
  }
});
