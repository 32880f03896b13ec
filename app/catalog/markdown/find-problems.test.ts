import { expect, test } from 'vitest';
import { checkMarkdown } from './find-problems.ts';

const codesOf = (markdown: string) => checkMarkdown(markdown).problems.map(({ code }) => code);

test.each([
  ['## Fine\n\nText with [a link](/about) and [another](https://a.example).', []],
  ['![A cat](/cat.png)', ['picture']],
  ['A <b>bold</b> word', ['markup']],
  ['Type `this`', ['code']],
  ['# Large\n\n#### Small', ['heading_level', 'heading_level']],
  ['## Twice\n\n## twice', ['heading_twice']],
  ['[a](javascript:alert(1)) [b](about)', ['link', 'link']],
  ['> > > > a', ['too_deep']],
  ['a\n'.repeat(1_200), ['too_many_lines']],
])('%j has the problems %j', (markdown, codes) => {
  expect(codesOf(markdown)).toEqual(codes);
});

test('a refused text is not read', () => {
  expect(checkMarkdown('*'.repeat(4_000))).toEqual({
    isRefused: true,
    problems: [{ code: 'too_many_marks' }],
    links: [],
  });
});

test('the pages that a text names are listed once, without fragments', () => {
  const { links } = checkMarkdown(
    '[a](/about#us) [b](/about?x=1) [c](/es/faq) [d](https://a.example) [e](#part)',
  );
  expect(links).toEqual(['/about', '/es/faq']);
});
