import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dropUnusedProperties } from './drop-unused-properties.ts';
import { createStyleTrimmer } from './trim-styles.ts';

const style = /<style>([\s\S]*?)<\/style>/;

/** Leaves in each page the styles that it uses: the first bytes on a slow line are the dearest. */
export async function trimPages(dir: string): Promise<void> {
  const names = await readdir(dir, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js')).map((name) => path.join(dir, name));
  const scriptTexts = await Promise.all(scripts.map((file) => readFile(file, 'utf8')));
  // Where scripts draw, any word of theirs may become a class or an element.
  const inScripts = scriptTexts.flatMap(wordsOf).flatMap((word) => [word, `<${word}`]);
  const trimmers = new Map<string, ReturnType<typeof createStyleTrimmer>>();
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const file = path.join(dir, name);
    const html = await readFile(file, 'utf8');
    const css = style.exec(html)?.[1] ?? '';
    const trim = trimmers.get(css) ?? createStyleTrimmer(css);
    trimmers.set(css, trim);
    const isDrawnOn = html.includes('/assets/entry.client');
    const found = new Set([...classesOf(html), ...elementsOf(html), ...(isDrawnOn ? inScripts : [])]);
    const elsewhere = [html.replace(style, ''), ...(isDrawnOn ? scriptTexts : [])].join('\n');
    const trimmed = dropUnusedProperties(trim(found), elsewhere);
    await writeFile(
      file,
      html.replace(style, () => `<style>${trimmed}</style>`),
    );
  }
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/));
}

function elementsOf(html: string): string[] {
  return html.match(/<[a-z][a-z0-9-]*/g) ?? [];
}

function decode(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function wordsOf(script: string): string[] {
  return script.split(/[\s"'`]+/);
}
