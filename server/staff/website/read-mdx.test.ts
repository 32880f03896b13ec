import { expect, test } from 'vitest';
import { readMdx, titleOf } from './read-mdx.ts';

const mdx = (head: string, text = 'Words.') => `export const article = ${head};\n\n${text}\n`;

test('a text whose words stand in the file is read with its head', () => {
  const source = mdx(
    "{\n  title: 'It’s {so}; };',\n  minutes: 3,\n  facts: [{ term: `a`, fact: 'b' }],\n}",
    '## A\n\n*b*',
  );
  expect(readMdx(source)).toEqual({
    head: { title: 'It’s {so}; };', minutes: 3, facts: [{ term: 'a', fact: 'b' }] },
    text: '## A\n\n*b*',
  });
});

test.each([
  ['an import', `import { a } from './a.ts';\n\n${mdx('{}')}`],
  ['a value in its head', mdx('{ title: name }')],
  ['a value in a text of its head', mdx('{ facts: [{ term: `$' + '{name}` }] }')],
  ['a list that another is put into', mdx('{ ...others }')],
  ['a value in its text', mdx('{}', 'In {offices.ours}.')],
  ['an element', mdx('{}', '<Note />')],
  ['an export', mdx('{}', 'export const a = 1')],
])('a text with %s is not plain', (_, source) => {
  expect(readMdx(source)).toBeUndefined();
});

test('the title is found in a text that is not plain', () => {
  expect(titleOf(`import { a } from './a.ts';\n\n${mdx("{ title: 'Why', facts: [a] }")}`)).toBe('Why');
  expect(titleOf(mdx('{ title: name }'))).toBeUndefined();
});
