import { expect, it } from 'vitest';
import { summarizeSkipped } from './skipped-tests.ts';

it('skipped tests are counted by group, and one without the mark is named', () => {
  const { summary, silent } = summarizeSkipped([
    'our server only: a picture > is upright',
    'our server only: a picture > is small',
    'files > our server only: an attachment',
    'a test that someone switched off',
  ]);
  expect(summary).toContain('Our server only: 3 tests');
  expect(summary).toContain('    2  a picture\n    1  an attachment');
  expect(silent).toEqual(['a test that someone switched off']);
});

it('without skipped tests nothing is printed', () => {
  expect(summarizeSkipped([])).toEqual({ summary: '', silent: [] });
});
