import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A node of a page's JSON-LD, as far as the files of the site need it. */
type Node = { '@type': string; datePublished?: string; dateModified?: string; datePosted?: string };
export type BuiltPage = {
  /** '/blog', as the page is reached. */
  address: string;
  html: string;
  /** What its head says, by the name or property of the `meta` element. */
  head: ReadonlyMap<string, string>;
  canonical: string;
  nodes: Node[];
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Every page of a built site with what its head says, so that the files made from it can say nothing else. */
export async function readPages(dir: string): Promise<BuiltPage[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter(({ name }) => name === 'index.html')
    .map(async ({ parentPath }) => {
      const address = `/${path.relative(dir, parentPath).replaceAll(path.sep, '/')}`;
      return readPage(address, await readFile(path.join(parentPath, 'index.html'), 'utf8'));
    });
  return (await Promise.all(pages)).sort((one, other) => one.address.localeCompare(other.address, 'en'));
}

function readPage(address: string, html: string): BuiltPage {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const [, data = '{}'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return {
    address,
    html,
    head: new Map(metas.map(([, name = '', content = '']) => [name, decode(content)])),
    canonical: decode(canonical),
    nodes: JSON.parse(data)['@graph'] ?? [],
  };
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
