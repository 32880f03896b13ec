import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { elementsOf } from './html-elements.ts';

/** Attributes that the browser or a script sets later. */
const dynamicAttributes = [
  'open',
  'hidden',
  'aria-selected',
  'data-closed',
  'data-hydrated',
  'data-laid-out',
  'data-offer',
];

/** Keeps in each page the rules that it can use. Pages with islands keep all: their scripts add elements and classes. */
export async function removeUnusedStyles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true });
  for (const name of entries.filter((entry) => entry.endsWith('.html'))) {
    const file = path.join(dir, name);
    const html = await readFile(file, 'utf8');
    if (!html.includes('data-island=')) await writeFile(file, await removeUnusedFromPage(html));
  }
}

export async function removeUnusedFromPage(html: string): Promise<string> {
  const styles = elementsOf(html).find(({ tagName }) => tagName === 'style')?.sourceCodeLocation;
  if (!styles?.startTag || !styles.endTag) throw new Error('The page has no stylesheet.');
  const before = html.slice(0, styles.startTag.endOffset);
  const css = html.slice(styles.startTag.endOffset, styles.endTag.startOffset);
  const after = html.slice(styles.endTag.startOffset);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: before + after, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: wordsOf,
    dynamicAttributes,
    // PurgeCSS takes a selector of pseudo-classes alone for unused, also inside `:is()`. The search writes `mark` elements.
    safelist: [/^:/, 'mark'],
  });
  return before + (result?.css ?? css) + after;
}

/** React writes some attributes in mixed case (`popoverTarget`). */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/[^\s<>="'`]+/g)].flatMap(([word]) => [word, word.toLowerCase()]);
}
