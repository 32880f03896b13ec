import { expect, test } from 'vitest';
import { sampleReply } from '../../../tests/support/sample-reply.ts';
import { findReplies } from './find-replies.ts';

const replies = [
  sampleReply({ id: '1', name: 'Thank you', body: 'We need nothing.' }),
  sampleReply({ id: '2', name: 'We need a photo', body: 'Thank you.' }),
];
const find = (typed: string) => findReplies(replies, typed).map(({ id }) => id);

test('without words all are found, in their order', () => {
  expect(find(' ')).toEqual(['1', '2']);
});

test('every word has to be there, in any order and letter case', () => {
  expect(find('PHOTO we')).toEqual(['2']);
  expect(find('photo nothing')).toEqual([]);
});

test('a text whose name has the words comes first', () => {
  expect(find('need')).toEqual(['2', '1']);
});
