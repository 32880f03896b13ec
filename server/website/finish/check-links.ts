import { attributeOf, elementsOf } from './html-elements.ts';

type Page = { address: string; links: string[]; ids: Set<string> };

/**
 * One sentence for each link of a page that leads nowhere. `pages`: HTML by file name, as 'about/index.html'. `files`: the names of all
 * files of the site.
 */
export function findDeadLinksIn(pages: ReadonlyMap<string, string>, files: Iterable<string>): string[] {
  const read = [...pages].map(([name, html]) => readPage(addressOf(name), html));
  return findDeadLinks(read, new Set([...files].map((name) => `/${name}`)));
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
      const url = URL.parse(href, `http://site${address}`);
      if (!url) dead.add(`The page ${address} links to ${href}, which is no address.`);
      if (url?.host !== 'site') continue;
      const target = byAddress.get(url.pathname);
      const anchor = decodeAnchor(url.hash);
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

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
