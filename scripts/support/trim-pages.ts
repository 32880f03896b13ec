import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dropUnusedNames } from './drop-unused-names.ts';
import { createScriptFinder } from './find-page-scripts.ts';
import { createStyleTrimmer } from './trim-styles.ts';

const style = /<style>([\s\S]*?)<\/style>/;

/** Leaves in each page the styles that it uses: the first bytes on a slow line are the dearest. */
export async function trimPages(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  const scriptsOf = createScriptFinder(path.join(dir, 'assets'));
  const trimmers = new Map<string, ReturnType<typeof createStyleTrimmer>>();
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const file = path.join(dir, name);
    const html = await readFile(file, 'utf8');
    const css = style.exec(html)?.[1] ?? '';
    const trim = trimmers.get(css) ?? createStyleTrimmer(css);
    trimmers.set(css, trim);
    const scripts = scriptsOf(html);
    // Where scripts draw, any word of theirs may become a class, an element, the type of a field or the value of an attribute.
    const words = scripts
      .flatMap(wordsOf)
      .flatMap((word) => [word, `<${word}`, `type="${word}"`, `=${word}`]);
    const found = new Set([...classesOf(html), ...elementsAndFieldsOf(html), ...dataOf(html), ...words]);
    const elsewhere = [html.replace(style, ''), ...scripts].join('\n');
    const trimmed = dropUnusedNames(trim(found), elsewhere);
    const page = html.replace(style, () => `<style>${trimmed}</style>`);
    // React's marks between two texts: nobody takes up a page without islands.
    await writeFile(file, scripts.length === 0 ? page.replaceAll('<!-- -->', '') : page);
  }
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/));
}

function elementsAndFieldsOf(html: string): string[] {
  return html.match(/<[a-z][a-z0-9-]*|\btype="\w+"|\b(?:placeholder|shadowrootmode)(?==)/g) ?? [];
}

function dataOf(html: string): string[] {
  return [...html.matchAll(/\sdata-[\w-]+="([\w-]+)"/g)].map(([, value = '']) => `=${value}`);
}

function decode(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function wordsOf(script: string): string[] {
  return [...script.split(/[\s"'`]+/), ...(script.match(/\bplaceholder\b/g) ?? [])];
}
