import { expect, test } from 'vitest';
import { balance, loadFaces, outline } from './set-text.ts';

const { display } = await loadFaces();

test('a long title breaks into lines of about the same length', () => {
  const lines = balance('Why we print what is not covered', display, 80, 490);
  const widths = lines.map((line) => display.measure(line, 80));
  expect(lines.join(' ')).toBe('Why we print what is not covered');
  expect(Math.max(...widths)).toBeLessThanOrEqual(490);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});

test('a short title stays on its line', () => {
  expect(balance('Sitemap', display, 80, 490)).toEqual(['Sitemap']);
});

test('text is drawn as outlines, independent of installed fonts', () => {
  const drawn = outline('Océan – $5', display, { x: 0, y: 0, size: 10, fill: 'navy' });
  expect(drawn.match(/<path /g)).toHaveLength(8);
  expect(drawn).not.toContain('<text');
});
