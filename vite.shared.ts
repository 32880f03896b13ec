import { globSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { site } from './company/site.ts';
import { readBackendSettings } from './office/backend-settings.ts';
import { siteLanguage } from './scripts/build/site-language.ts';

// What the Vite builds share: the pages (vite.config.ts), the islands (vite.islands.config.ts) and the staff's app
// (vite.staff.config.ts).

/** The oldest browsers that we support. biome.jsonc holds the stylesheets to them. */
export const oldestBrowsers = ['chrome125', 'edge125', 'firefox128', 'safari17.5', 'ios17.5'];

const articles = listArticles();

/** Named by us, not by a prefix: no other variable of the builder's environment can reach a script. */
export const define = {
  __BACKEND__: JSON.stringify(readBackendSettings(process.env)),
  __ARTICLES__: JSON.stringify(articles),
  __ENGLISH_ONLY__: JSON.stringify(listEnglishOnly()),
  __LANGUAGES__: JSON.stringify(site.languages),
};

/** Outside of build/, which the router empties. */
export const islandsDir = 'node_modules/.cache/islands';

/** Pages name fifty files and more, and a hash cannot be compressed. */
export const assetFileNames = 'assets/[name]-[hash:5][extname]';

/** Resolves `#content/` to the words of a language (package.json, imports). */
export const resolveWords = (code: string) => ({
  resolve: { conditions: [code, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [code, ...defaultServerConditions] } },
});
export const resolve = resolveWords(siteLanguage);

/** The guides and articles of each language, as 'guides/first-car': one may be missing in some. */
function listArticles(): Record<string, string[]> {
  const inLanguage = (code: string) =>
    globSync('{guides,blog}/*.mdx', { cwd: `company/content/${code}` }).map((file) =>
      file.replaceAll('\\', '/').replace(/\.mdx$/, ''),
    );
  return Object.fromEntries(site.languages.map((code) => [code, inLanguage(code)]));
}

function listEnglishOnly(): string[] {
  return (articles.en ?? []).filter((article) => !articles[siteLanguage]?.includes(article));
}
