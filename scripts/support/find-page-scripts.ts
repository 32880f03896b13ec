import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of those that vite.config.ts names: what has nothing of its own to draw, and more words in it than all the others. */
const libraries = /^(?:react|react-hook-form|zod)-[\w-]{8}\.js$/;

/**
 * Makes a function that gives the texts of all scripts that can come to draw in a page: those of the islands and helpers in
 * it, and whatever these lead to.
 */
export function createScriptFinder(assets: string): (html: string) => string[] {
  const texts = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(path.join(assets, name), 'utf8')]),
  );
  const [entryName = '', entry = ''] = [...texts].find(([name]) => name.startsWith('entry.client-')) ?? [];
  const hydrate = [...texts.keys()].filter((name) => name.startsWith('hydrate-'));

  return (html) => {
    if (!html.includes(`/assets/${entryName}`)) return [];
    const inPage = [...html.matchAll(/data-(?:island|enhance)="([\w-]+)"/g)].map(([, name = '']) => name);
    const used = new Set([entryName, ...hydrate, ...inPage.map((name) => scriptOf(name, entry))]);
    // The entry leads everywhere; what counts is where the others lead.
    for (const name of used)
      for (const other of texts.keys())
        if (name !== entryName && texts.get(name)?.includes(other)) used.add(other);
    return [...used].filter((name) => !libraries.test(name)).map((name) => texts.get(name) ?? '');
  };
}

/** As the registry of islands (app/islands/registry.ts) is written by the bundler. */
function scriptOf(name: string, entry: string): string {
  const found = new RegExp(`["{,]${name}"?:\\(\\)=>\\w+\\(\\(\\)=>import\\(["'\`]\\./([^"'\`]+)`).exec(
    entry,
  )?.[1];
  if (!found) throw new Error(`The script of the island "${name}" was not found.`);
  return found;
}
