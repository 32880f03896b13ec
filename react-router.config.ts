import { globSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { listPathsWith } from './app/list-paths.ts';
import { pathIn } from './domain/languages.ts';
import { siteLanguage } from './scripts/build/site-language.ts';

export default {
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  basename: pathIn(siteLanguage, '/'),
  // The server build prerenders every page. Our own server also renders the page of a form that was posted with it.
  ssr: true,
  // The texts themselves need Vite, which has not begun.
  prerender: () => listPathsWith({ guides: slugsIn('guides'), articles: slugsIn('blog') }),
  // Lazy discovery requests a manifest from the server, which a static host does not have.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

function slugsIn(shelf: string): string[] {
  return globSync(`company/content/${siteLanguage}/${shelf}/*.mdx`).map((file) =>
    path.basename(file, '.mdx'),
  );
}
