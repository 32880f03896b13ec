import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from './build-error.ts';
import { attributeOf, elementsOf } from './html-elements.ts';

type Page = { address: string; links: string[]; ids: Set<string> };

/** Throws one sentence for each link of a built page that leads nowhere. */
export async function checkLinks(dir: string): Promise<void> {
  const files = (await readdir(dir, { recursive: true })).map((file) => file.replaceAll(path.sep, '/'));
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => readPage(addressOf(file), await readFile(path.join(dir, file), 'utf8'))),
  );
  const dead = findDeadLinks(pages, new Set(files.map((file) => `/${file}`)));
  if (dead.length > 0) throw new BuildError(dead.join('\n'));
}

export function readPage(address: string, html: string): Page {
  const elements = elementsOf(html);
  const links = elements.filter(({ tagName }) => tagName === 'a').map((link) => attributeOf(link, 'href'));
  const ids = elements.map((element) => attributeOf(element, 'id'));
  return {
    address,
    links: links.filter((href) => href !== undefined),
    ids: new Set(ids.filter((id) => id !== undefined)),
  };
}

export function findDeadLinks(pages: readonly Page[], files: ReadonlySet<string>): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const dead = new Set<string>();
  for (const { address, links } of pages) {
    for (const href of links) {
      const url = new URL(href, `http://site${address}`);
      if (url.host !== 'site') continue;
      const target = byAddress.get(url.pathname);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!target && !files.has(url.pathname))
        dead.add(`The page ${address} links to ${url.pathname}, but there is no such page.`);
      else if (target && anchor && !target.ids.has(anchor))
        dead.add(
          `The page ${address} links to ${url.pathname}${url.hash}, but nothing on that page has this name.`,
        );
    }
  }
  return [...dead];
}

/** `services/life/index.html` → `/services/life`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}
