import { expect, test } from 'vitest';
import type { InboxEntry } from '#domain/records.ts';
import { sampleEntry } from '../../../tests/support/sample-entry.ts';
import { groupPeople } from './group-people.ts';

const entryOf = (id: string, changes: Partial<InboxEntry>) => sampleEntry({ record_id: id, ...changes });
const ids = (entries: InboxEntry[]) => entries.map(({ record_id }) => record_id);

test('letter case does not make another person, and a shared number only links', () => {
  const entries = [
    entryOf('1', {}),
    entryOf('2', { email: 'ADA@example.com', person: 'A. Lovelace', phone: '+1 (212) 555-0123' }),
    entryOf('3', { email: 'byron@example.com', person: 'Byron', phone: '12125550123' }),
    entryOf('4', { email: 'byron@example.com', person: 'Byron', phone: '212-555-0199' }),
  ];
  const [ada, ...others] = groupPeople(entries, ['ada@example.com']);
  expect(others).toEqual([]);
  expect(ada).toMatchObject({ email: 'ada@example.com', name: 'Ada Lovelace', otherNames: ['A. Lovelace'] });
  expect(ada?.phones).toHaveLength(1);
  expect(ids(ada?.entries ?? [])).toEqual(['1', '2']);
  expect(ids(ada?.linked ?? [])).toEqual(['3']);
});

test('a number that is too short links nobody', () => {
  const entries = [
    entryOf('1', { phone: '12345' }),
    entryOf('2', { phone: '12345', email: 'b@example.com' }),
  ];
  const people = groupPeople(entries, ['ada@example.com', 'b@example.com']);
  expect(people.map(({ linked }) => linked)).toEqual([[], []]);
});
