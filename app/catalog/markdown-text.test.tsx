import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { headingsIn } from '#app/routes/shared/headings-in.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { markdownLimits, refusalOf } from '#domain/website/markdown-limits.ts';
import { elementsOf } from '../../server/website/finish/html-elements.ts';
import { markupSamples } from '../../tests/support/markup-samples.ts';
import { minutesOf, textOf } from './markdown-text.tsx';

const draw = (markdown: string) => {
  const Text = textOf(markdown);
  return renderToStaticMarkup(<Text />);
};

test.each([
  ['One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  ['## A part\n\n### Smaller', '<h2>A part</h2>\n<h3>Smaller</h3>'],
  ['### The first\n\n# Large', '<h2>The first</h2>\n<h2>Large</h2>'],
  ['**Bold** and *slanted*', '<p><strong>Bold</strong> and <em>slanted</em></p>'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['3. three', '<ol start="3">\n<li>three</li>\n</ol>'],
  ['- a\n\n- b', '<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>'],
  ['> said', '<blockquote>\n<p>said</p>\n</blockquote>'],
  [
    '[us](/about) [x](https://a.example/b?c=d#e)',
    '<p><a href="/about">us</a> <a href="https://a.example/b?c=d#e">x</a></p>',
  ],
  ['https://a.example', '<p><a href="https://a.example">https://a.example</a></p>'],
  ['"It\'s" -$5', '<p>“It’s” −$5</p>'],
  ['a  \nb', '<p>a<br/>\nb</p>'],
])('%j becomes its elements', (markdown, html) => {
  expect(draw(markdown)).toBe(html);
});

test('a table has a class for figures, and no inline style', () => {
  expect(draw('| a | b |\n| --- | ---: |\n| c | 1 |')).toBe(
    '<table>\n<thead>\n<tr>\n<th>a</th>\n<th class="figure">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td class="figure">1</td>\n</tr>\n</tbody>\n</table>',
  );
});

test.each([
  ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['![a](https://a.example/b.png)', '<p>!<a href="https://a.example/b.png">a</a></p>'],
  ['[a](javascript:alert(1))', '<p>a</p>'],
  [
    '[a](JAVASCRIPT:alert(1)) [b](//evil.example) [c](/\\evil.example) [d](data:text/html,x)',
    '<p>a b c d</p>',
  ],
  ['`code`', '<p>`code`</p>'],
  ['A line\n---', '<p>A line</p>'],
  ['# <b>\n\n## *Em* [x](/y)', '<h2>&lt;b&gt;</h2>\n<h2>Em x</h2>'],
])('%j is harmless', (markdown, html) => {
  expect(draw(markdown)).toBe(html);
});

test('headings are listed with ids of their own', () => {
  expect(headingsIn(textOf('## One\n\n### In it\n\n## One\n\n## ☂\n\n## More'))).toEqual([
    { heading: 'One', id: 'one' },
    { heading: 'One', id: 'part-2' },
    { heading: '☂', id: 'part-3' },
    { heading: 'More', id: 'part-4' },
  ]);
});

test('a text takes a minute to read at least', () => {
  expect(minutesOf('Short.')).toBe(1);
  expect(minutesOf('word '.repeat(700))).toBe(3);
});

/** Pieces that parsers stumble over, in any order. */
const pieces = fc.constantFrom(
  ...'* ** _ # ## ### > - + 1. [ ] ( ) ![ ](javascript:alert(1)) ](/x "t") <script> </p> <a href=//x> | |- :-: --- \\ & &lt; &#106; ` ``` ~~ http://x www.x.y a@b.c javascript: \u0000 \u202e word'.split(
    ' ',
  ),
  '\n',
  '\n\n',
  '    ',
  '\t',
  ' ',
  ...markupSamples.map(([typed]) => typed),
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 400 }),
);
const harmless = new Set(
  'html head body p h2 h3 strong em br a blockquote ol ul li table thead tbody tr th td div'.split(' '),
);

test('no text brings an element, a style or an address that is not allowed', () => {
  fc.assert(
    fc.property(texts, (markdown) => {
      for (const { tagName, attrs } of elementsOf(`<div>${drawPage(markdown)}</div>`)) {
        expect(harmless).toContain(tagName);
        for (const { name, value } of attrs) {
          expect(name).not.toMatch(/^(on|style|src)/);
          if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i);
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** As a page shows it. */
function drawPage(markdown: string): string {
  const Text = textOf(markdown);
  return renderToStaticMarkup(<Text components={{ a: Anchor }} />);
}

const fill = (part: string) => part.repeat(markdownLimits.characters).slice(0, markdownLimits.characters);
/** Up to the limits. */
function cut(text: string): string {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isTaken(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return text.slice(0, low);
}
function isTaken(markdown: string): boolean {
  return refusalOf(markdown) === undefined;
}

test('1 MB is refused by its length', () => {
  expect(() => draw('a '.repeat(500_000))).toThrow('too long');
});

test.each([
  '>',
  '- ',
  '*a ',
  '_a*b',
  '[',
  '[a](',
  '|a',
  '|a|b|\n',
  '\\*',
  '&amp;',
  '\n',
  '1. a\n',
  'http://a.b ',
  'a@',
  '*a **b ',
  '- - a\n',
  '> > > a\n',
  '- - - a\n',
  '[a](b) ',
  'a|b\n-|-\n',
  '<a b ',
  ' a',
  '\\',
  '# a\n',
  '- a **b** [c](/d)\n',
])('the longest text of %j takes less than two seconds', (part) => {
  const text = cut(fill(part));
  const before = process.cpuUsage();
  draw(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(2);
});
