import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Removes every script that no page leads to: the router's own, which serves the empty pages of leave-pages-out.ts. */
export async function dropUnusedScripts(assets: string): Promise<void> {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const used = new Set<string>();
  let found = scripts.filter((name) => name.startsWith('entry.client-'));
  while (found.length > 0) {
    for (const name of found) used.add(name);
    const texts = await Promise.all(found.map((name) => readFile(path.join(assets, name), 'utf8')));
    found = scripts.filter((name) => !used.has(name) && texts.some((text) => text.includes(name)));
  }
  for (const name of scripts) if (!used.has(name)) await rm(path.join(assets, name));
}
