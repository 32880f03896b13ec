import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Names the list for the processes of a build: each makes a bundle and adds its files. */
const variable = 'BUNDLED_FILES';

/** Adds the files of a bundle to the list, if there is one. Without packages: package-lock.json stands for those. */
export function recordBundledFiles(): Plugin {
  return {
    name: 'record-bundled-files',
    generateBundle() {
      const list = process.env[variable];
      if (!list) return;
      const files = [...this.getModuleIds()]
        .map((id) => id.replace(/\?.*$/, ''))
        .filter((id) => path.isAbsolute(id) && !id.includes('/node_modules/'));
      appendFileSync(list, files.map((file) => `${path.relative('', file)}\n`).join(''));
    },
  };
}

/** Starts a list for the bundles of this process and of those that it starts. Returns a function that reads it. */
export function startBundledFiles(list: string): () => string[] {
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(list, '');
  process.env[variable] = path.resolve(list);
  return () => [...new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))].sort();
}
