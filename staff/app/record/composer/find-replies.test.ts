import { expect, test } from 'vitest';
import { sampleReply } from '../../../../tests/support/sample-reply.ts';
import { findReplies } from './find-replies.ts';

const replies = [
  sampleReply({ id: '1', name: 'Thank you', body: 'We need nothing.' }),
  sampleReply({ id: '2', name: 'We need a photo', body: 'Thank you.' }),
  sampleReply({ id: '3', language: 'es', name: 'Una foto', body: 'We need a photo.' }),
];
const find = (typed: string, language = 'en') => findReplies(replies, typed, language).map(({ id }) => id);

test('without words all are found, in their order', () => {
  expect(find(' ')).toEqual(['1', '2', '3']);
});

test('every word has to be there, in any order and letter case', () => {
  expect(find('PHOTO we')).toEqual(['2', '3']);
  expect(find('photo nothing')).toEqual([]);
});

test('a text whose name has the words comes first', () => {
  expect(find('need')).toEqual(['2', '1', '3']);
});

test('texts in the person’s language come before all others', () => {
  expect(find('need', 'es')).toEqual(['3', '2', '1']);
  expect(find('', 'es')).toEqual(['3', '1', '2']);
});
