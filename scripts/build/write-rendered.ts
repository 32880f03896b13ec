import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { site } from '#company/site.ts';
import { pathIn } from '#domain/languages.ts';
import { readBackendSettings } from '../../office/backend-settings.ts';
import { hashOf, type Rendered, renderedFile } from '../../server/website/rendered.ts';

const listOf = (code: (typeof site.languages)[number]) => pathIn(code, '/social-pictures.json');

/** Notes what was rendered into the site, before any finishing step. */
export async function writeRendered(dir: string): Promise<void> {
  const client = path.join(dir, 'client');
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(client, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(isRendered)
    .sort();
  const files: Rendered['files'] = {};
  for (const name of names) files[name] = hashOf(await readFile(path.join(client, name)));
  const lists = site.languages.map((code) => readFile(path.join(client, listOf(code)), 'utf8'));
  const socialPictures = (await Promise.all(lists)).flatMap((list) => JSON.parse(list));
  const { url: backendUrl } = readBackendSettings(process.env);
  const dates = readDates(await readFile(path.join(client, 'sitemap.xml'), 'utf8'));
  const rendered: Rendered = { backendUrl, files, socialPictures, dates };
  await writeFile(path.join(dir, renderedFile), JSON.stringify(rendered));
}

/** The dates in a sitemap, by address. */
function readDates(sitemap: string): Rendered['dates'] {
  const dates: Rendered['dates'] = {};
  const parser = new SaxesParser();
  let address = '';
  let text = '';
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'loc') address = new URL(text).pathname;
    if (name === 'lastmod') dates[address] = text;
  });
  parser.write(sitemap).close();
  return dates;
}

/** Not one of our files, not from Vite, and not a list for the build alone. */
function isRendered(name: string): boolean {
  if (name.startsWith('assets/')) return /^assets\/search-index-\w+\.json$/.test(name);
  return !existsSync(path.join('public', name)) && !name.endsWith('social-pictures.json');
}
