import { expect, test } from 'vitest';
import { matchTerms } from './match-terms.ts';

const terms = [
  { name: 'Actual cash value', meaning: 'What a thing is worth today, after wear.' },
  { name: 'HO-3', meaning: 'The usual form for a house. It covers the roof.' },
  { name: 'Renter’s policy', meaning: 'For people with a lease.' },
  { name: 'Waiting period', meaning: 'The time before a policy pays.' },
];
const search = (query: string) => {
  const { found, by } = matchTerms(terms, query);
  return [by, ...found.map(({ name }) => name)];
};

test.each(['', '  ', '…'])('%j shows every term', (query) => {
  expect(search(query)).toEqual(['all', ...terms.map(({ name }) => name)]);
});

test('a query matches the start of any word of a name, in any case', () => {
  expect(search('CASH')).toEqual(['name', 'Actual cash value']);
  expect(search('ash')).toEqual(['none']);
  expect(search('cash val')).toEqual(['name', 'Actual cash value']);
});

test('hyphens, apostrophes and extra spaces make no difference', () => {
  for (const query of ['ho 3', 'HO-3', ' ho  3 ']) expect(search(query)).toEqual(['name', 'HO-3']);
  for (const query of ['renters', "renter's", 'renter’s']) expect(search(query)[1]).toBe('Renter’s policy');
});

test('meanings are searched only when no name has the query', () => {
  expect(search('policy')).toEqual(['name', 'Renter’s policy']);
  expect(search('roof')).toEqual(['meaning', 'HO-3']);
});

test('accents make no difference, in a name or in what is typed', () => {
  const policy = { name: 'Póliza Policy', meaning: 'El contrato entre usted y la compañía.' };
  for (const query of ['poliza', 'póliza', 'PÓLIZA', 'po\u0301liza', 'policy'])
    expect(matchTerms([policy], query)).toEqual({ found: [policy], by: 'name' });
  for (const query of ['compania', 'compañía'])
    expect(matchTerms([policy], query)).toEqual({ found: [policy], by: 'meaning' });
});
