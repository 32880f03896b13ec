import { globSync } from 'node:fs';
import { site } from '#company/site.ts';
import { BuildError } from './build-error.ts';

const root = 'company/content';

/** Fails for a file of words that a language lacks, and names the guides and articles that it does not have yet. */
export function reportMissingWords(): void {
  for (const code of site.languages.slice(1)) {
    const missing = findMissingFiles(code);
    const words = missing.filter((file) => !isArticle(file));
    if (words.length > 0)
      throw new BuildError(words.map((file) => `${root}/${code}/${file} is missing.`).join('\n'));
    for (const file of missing) console.log(`Only in English: ${file.replace('.mdx', '')}`);
  }
}

function findMissingFiles(code: string): string[] {
  const own = new Set(listFiles(code));
  return listFiles('en').filter((file) => !own.has(file));
}

function listFiles(code: string): string[] {
  return globSync('**/*.{ts,mdx}', { cwd: `${root}/${code}`, exclude: ['**/*.test.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

const isArticle = (file: string) => /^(blog|guides)\/.*\.mdx$/.test(file);
