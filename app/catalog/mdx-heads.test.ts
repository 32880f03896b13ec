import { expect, test } from 'vitest';
import { readHead } from './mdx-heads.ts';
import { services } from './services.ts';

const file = 'company/content/en/blog/whales.mdx';
const article = {
  title: 'Whales',
  summary: 'What to do about them.',
  published: '2026-11-16',
  topic: 'home',
  minutes: 3,
};
const read = (changes: object) => () => readHead(file, 'article', { article: { ...article, ...changes } });

test('a complete head is read', () => {
  expect(read({})()).toEqual(article);
});

test('a topic that does not exist is named with its file', () => {
  expect(read({ topic: 'boats' })).toThrow(
    /^company\/content\/en\/blog\/whales\.mdx: article\.topic must be a topic of company\/content\/en\/topics\.ts \(.*home.*\), but is "boats"\.$/,
  );
});

test.each([
  [{ title: undefined }, 'article.title is missing; it must be a text.'],
  [
    { summary: 'x'.repeat(161) },
    `article.summary must have at most 160 characters, but is "${'x'.repeat(161)}".`,
  ],
  [
    { published: 'November 16' },
    'article.published must be a date such as 2026-11-16, but is "November 16".',
  ],
  [{ minutes: '3' }, 'article.minutes must be a whole number, but is "3".'],
  [{ minutes: 0 }, 'article.minutes must be more than 0, but is 0.'],
  [
    { picture: 'whale' },
    'article.picture must be a picture that "npm run pictures" has made, or be left out, but is "whale".',
  ],
  [
    { service: 'whales' },
    `article.service must be a service (${services.map(({ slug }) => slug).join(', ')}), or be left out, but is "whales".`,
  ],
  [{ subject: 'home' }, 'article.subject is not a field that it can have.'],
])('a head with %j is refused in one sentence', (changes, sentence) => {
  expect(read(changes)).toThrow(`${file}: ${sentence}`);
});

test('a file without a head is named', () => {
  expect(() => readHead(file, 'article', {})).toThrow(
    'company/content/en/blog/whales.mdx has no head. Begin it with: export const article = { … };',
  );
});

const facts = ['When', 'Who', 'Where'].map((term) => ({ term, fact: 'In a word.' }));
const readGuide = (changes: object) => () =>
  readHead(file, 'guide', { guide: { ...article, facts, ...changes } });

test('a guide has three facts', () => {
  expect(readGuide({})()).toEqual({ ...article, facts });
  expect(readGuide({ facts: undefined })).toThrow(
    `${file}: guide.facts is missing; it must be three facts, each with a term and a fact.`,
  );
  expect(readGuide({ facts: facts.slice(1) })).toThrow(`${file}: guide.facts `);
  expect(readGuide({ facts: [...facts.slice(1), { term: 'When' }] })).toThrow(`${file}: guide.facts `);
});

test('a legal page has a date as people write it', () => {
  const page = { title: 'Terms', description: 'The rules.', updated: 'some day' };
  expect(() => readHead('company/content/en/legal/terms.mdx', 'page', { page })).toThrow(
    'company/content/en/legal/terms.mdx: page.updated must be a date such as November 16, 2026, but is "some day".',
  );
});
