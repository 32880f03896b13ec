import { globSync } from 'node:fs';
import { site } from '#company/site.ts';

const root = 'company/content';

/** One sentence for each file of words that a language lacks. */
export function findMissingWords(): string[] {
  return site.languages
    .slice(1)
    .flatMap((code) =>
      findMissingFiles(code).flatMap((file) =>
        isArticle(file) ? [] : `${root}/${code}/${file} is missing.`,
      ),
    );
}

/** Names the guides and articles that a language does not have yet. */
export function reportEnglishArticles(): void {
  for (const code of site.languages.slice(1))
    for (const file of findMissingFiles(code).filter(isArticle))
      console.log(`Only in English: ${file.replace('.mdx', '')}`);
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
