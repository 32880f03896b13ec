import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test.each([
  ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['<div>One</div><div><br></div><div>Two</div>', 'One\n\nTwo'],
  ['<ul><li>A</li><li>B</li></ul>', '- A\n\n- B'],
  ['Caf&eacute; &amp; &#x41; &lt;b&gt; a&nbsp;b', 'Café & A <b> a b'],
  ['<title>x</title><style>p{}</style><script>alert("<p>x</p>")</script>Hello<!-- <p>no</p> -->', 'Hello'],
  ['<script>unclosed', ''],
  ['<img src="https://evil.example/x.png" alt="x" onerror="alert(1)">Hello', 'Hello'],
  ['<a href="javascript:alert(1)">here</a>', 'here'],
  ['Yes<blockquote>One<blockquote>Two</blockquote></blockquote>', 'Yes\n> One\n>> Two'],
  ['<table><tr><td>A</td><td>B</td></tr></table>', 'A B'],
  ['1 < 2 and a > b', '1 < 2 and a > b'],
])('%s', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each(['<a ', '<', '</', '<!--', '<blockquote>', '<p>', '&amp', '<script>', '<a b="', ' ', '<td>'])(
  'a megabyte of %s takes a moment',
  { timeout: 10_000 },
  (piece) => {
    htmlToText(piece.repeat(1_000_000 / piece.length));
  },
);
