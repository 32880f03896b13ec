import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blogPage } from '#app/content/reading.ts';
import { absolute } from '#app/head/absolute.ts';
import { drawSocialPictures } from '../social/draw-social-pictures.ts';
import { writeFeed } from './feed.ts';
import { createLastChanged } from './last-changed.ts';
import { writeManifest } from './manifest.ts';
import { readPages } from './read-pages.ts';
import { writeSitemap } from './sitemap.ts';

/** What search engines, feed readers, phones and link previews fetch beside the pages. All of it is read off the built pages. */
export async function writeSiteFiles(dir: string): Promise<void> {
  const pages = await readPages(dir);
  const files = {
    'sitemap.xml': writeSitemap(pages, createLastChanged(pages)),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
    'site.webmanifest': writeManifest(),
    [blogPage.feed]: writeFeed(pages),
  };
  await Promise.all([
    drawSocialPictures(dir, pages),
    ...Object.entries(files).map(([name, text]) => writeFile(path.join(dir, name), text)),
  ]);
}
