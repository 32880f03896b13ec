import { expect, test } from 'vitest';
import { sentenceOf } from './sentence-of.ts';

test.each([
  ['ENOSPC', 'The disk is full.'],
  ['EDQUOT', 'The disk is full.'],
  ['EROFS', 'The data folder cannot be written to.'],
  ['ENOENT', 'The build is not complete.'],
  ['EIO', 'The pages could not be rendered.'],
])('%s is said in words', (code, words) => {
  expect(sentenceOf(Object.assign(new Error(), { code }))).toContain(words);
});
