import { describe, expect, test } from 'vitest';
import { topics } from '#app/catalog/contact-topics.ts';
import { applicationSchema } from '#app/forms/application/definition.ts';
import { claimSchema } from '#app/forms/claim/schema.ts';
import { contactSchema } from '#app/forms/contact/definition.ts';
import { createVerificationSchema } from '#app/forms/verification/schema.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';
import { kinds } from '#domain/kinds.ts';
import { allAsked } from '../tests/support/questions.ts';
import { isOffered } from './messages.ts';
import { type DemoRecord, makeRecords, selectRecords } from './records.ts';
import { agentRequests } from './texts/agent-requests.ts';
import { quoteRequests } from './texts/quotes.ts';

const now = new Date('2026-11-16T15:00:00Z');
const day = 24 * 60 * 60 * 1000;
const records = makeRecords(now);
const ofKind = <Kind extends DemoRecord['kind']>(kind: Kind) =>
  records.filter((record): record is Extract<DemoRecord, { kind: Kind }> => record.kind === kind);

test('there are up to 200 records, of every kind', () => {
  const unasked = quoteRequests.filter((request) => !isOffered(request)).length;
  expect(records).toHaveLength(200 - unasked);
  for (const kind of kinds) expect(ofKind(kind).length).toBeGreaterThan(0);
});

test('another run makes the same people and records, also on another day', () => {
  expect(JSON.stringify(makeRecords(now))).toBe(JSON.stringify(records));
  const people = (all: DemoRecord[]) => all.map(({ person }) => person);
  expect(people(makeRecords(new Date(now.getTime() + 5 * day)))).toEqual(people(records));
});

describe('every record', () => {
  test('is valid in its form, and stored as it is', () => {
    for (const { values } of ofKind('message')) expect(contactSchema.parse(values)).toEqual(values);
    const file = new File(['%PDF'], 'a.pdf');
    for (const { values } of ofKind('application')) {
      const { jobTitle, ...typed } = values;
      expect(applicationSchema.parse({ ...typed, resume: file })).toEqual({ ...typed, resume: file });
      expect(jobTitle).not.toBe('');
    }
    for (const { values } of ofKind('claim')) {
      const typed = { ...values, photos: [file] };
      expect(claimSchema.parse(typed)).toEqual(typed);
    }
    const verificationSchema = createVerificationSchema(allAsked);
    for (const { values } of ofKind('verification')) {
      const typed = { ...values, licenseFront: file, licenseBack: file };
      expect(verificationSchema.parse(typed)).toEqual(typed);
    }
  });

  test('is plainly fictional: reserved mail addresses, phone numbers and social security numbers', () => {
    for (const { values } of records) {
      expect(values.email).toMatch(/@example\.(com|net|org)$/i);
      expect(values.phone.replace(/\D/g, '')).toMatch(/^1?\d{3}55501\d\d$/);
    }
    for (const { values } of ofKind('verification'))
      expect(values.socialSecurity).toMatch(/^(9\d\d|000|666)-/);
  });

  test('was sent in the past 62 days', () => {
    for (const { at } of records) {
      expect(at.getTime()).toBeLessThan(now.getTime());
      expect(at.getTime()).toBeGreaterThan(now.getTime() - 63 * day);
    }
  });
});

test('some wrote on pages in another language', () => {
  const spanish = records.filter((record) => 'language' in record && record.language === 'es');
  expect(new Set(spanish.map(({ kind }) => kind))).toEqual(new Set(['message', 'claim']));
});

test('some people sent several kinds, and some typed their address in other letters', () => {
  const kinds = Map.groupBy(records, ({ values }) => values.email.toLowerCase());
  const several = [...kinds.values()].filter((all) => new Set(all.map(({ kind }) => kind)).size > 1);
  expect(several.length).toBeGreaterThanOrEqual(15);
  const retyped = [...kinds.values()].filter(
    (all) => new Set(all.map(({ values }) => values.email)).size > 1,
  );
  expect(retyped.length).toBeGreaterThanOrEqual(4);
  for (const all of kinds.values()) expect(new Set(all.map(({ values }) => values.phone)).size).toBe(1);
});

test('messages are plain, quotes and requests for an agent, and no two are the same', () => {
  const messages = ofKind('message').map(({ values }) => values);
  const about = (topic: MessageTopic) =>
    messages.filter(({ message }) => message.startsWith(`Topic: ${topics[topic].request}`)).length;
  expect([about('quote'), about('agent')]).toEqual([
    quoteRequests.filter(isOffered).length,
    agentRequests.length,
  ]);
  expect(new Set(messages.map(({ message }) => message)).size).toBe(messages.length);
  expect(messages.some(({ message }) => /\p{Extended_Pictographic}/u.test(message))).toBe(true);
  expect(messages.some(({ message }) => message.includes('póliza'))).toBe(true);
});

test('a small selection has every kind, oldest first', () => {
  const few = selectRecords(records, 8);
  expect(Map.groupBy(few, ({ kind }) => kind).size).toBe(kinds.length);
  expect(few).toHaveLength(8);
  expect(few.map(({ at }) => at)).toEqual(
    few.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime()),
  );
  for (const count of [1, 2, 3, 17, 33, records.length - 1, records.length])
    expect(selectRecords(records, count)).toHaveLength(count);
});
