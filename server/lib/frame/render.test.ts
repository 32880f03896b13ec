import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { renderMail } from './frame.ts';

const hostile = '<img src=x onerror="a()"> &amp; \'';
const escaped = '&lt;img src=x onerror=&quot;a()&quot;&gt; &amp;amp; &#39;';

test.each<Block>([
  { type: 'heading', text: hostile },
  { type: 'paragraph', text: hostile },
  { type: 'section', title: 'A title', text: hostile },
  { type: 'section', title: hostile, text: 'A text', link: { text: 'A link', url: 'https://example.com/' } },
  { type: 'list', items: [hostile] },
  { type: 'facts', rows: [['A label', hostile]] },
  { type: 'button', text: hostile, url: 'https://example.com/' },
  { type: 'letter', text: hostile },
  { type: 'after', text: hostile },
  { type: 'small', text: hostile },
])('$type: plain text has the words as they are, HTML has them escaped once', (block) => {
  const { text, html } = renderMail({ subject: 'A subject', preview: '', blocks: [block] });
  expect(text).toContain(hostile);
  expect(html.split(escaped)).toHaveLength(2);
  expect(html).not.toContain('<img');
});

test('a letter keeps its paragraphs and line breaks', () => {
  const letter = 'Dear Ada,\n\nit is covered.\nBye';
  const { text, html } = renderMail({ subject: '', preview: '', blocks: [{ type: 'letter', text: letter }] });
  expect(text.startsWith(`${letter}\n\n`)).toBe(true);
  expect(html).toMatch(/>Dear Ada,<\/p><p [^>]*>it is covered\.<br\/>Bye<\/p>/);
});
