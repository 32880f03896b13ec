import { expect, test } from 'vitest';
import { checkMarkdown } from '#app/catalog/markdown/find-problems.ts';
import { insertMarkdown, tools } from './insert-markdown.ts';

test('marks go around the selection, which stays selected', () => {
  const { text, start, end } = insertMarkdown('bold', { text: 'one two three', start: 4, end: 7 });
  expect(text).toBe('one **two** three');
  expect(text.slice(start, end)).toBe('two');
});

test('a heading stands on a line of its own', () => {
  expect(insertMarkdown('heading', { text: 'before after', start: 7, end: 7 }).text).toBe(
    'before \n\n## Heading\n\nafter',
  );
});

test('each selected line becomes an entry of the list', () => {
  expect(insertMarkdown('list', { text: 'a\nb', start: 0, end: 3 }).text).toBe('- a\n- b');
});

test.each(tools)('what the button %s inserts has no problem', (tool) => {
  const { text } = insertMarkdown(tool, { text: '', start: 0, end: 0 });
  expect(checkMarkdown(text).problems).toEqual([]);
});
