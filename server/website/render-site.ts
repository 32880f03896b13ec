import type { SocialPicture } from '#app/frame/head/social-picture.ts';
import { indexAddress } from '#app/tools/site-search/index-address.ts';
import { site } from '#company/site.ts';
import { pathIn } from '#domain/languages.ts';
import type { Release } from '#domain/website/items.ts';
import { findDeadLinksIn } from './finish/check-links.ts';
import { loadLanguage, RenderError } from './render-language.ts';
import type { Rendered } from './rendered.ts';

/** All pages and files of a release, before the finishing steps. */
export type RenderedSite = { files: Map<string, string>; socialPictures: SocialPicture[] };

const indexPath = '/search-index.json';
const socialPath = '/social-pictures.json';

/** Throws a RenderError with one sentence for a person if a page fails or has a link that leads nowhere. */
export async function renderSite(
  siteDir: string,
  release: Release,
  known: { rendered: Rendered; siteFiles: readonly string[] },
): Promise<RenderedSite> {
  const files = new Map<string, string>();
  const socialPictures: SocialPicture[] = [];
  for (const code of site.languages) {
    const { paths, render } = await loadLanguage(siteDir, code, release);
    for (const path of paths) {
      const content = await render(path);
      if (path === socialPath) socialPictures.push(...JSON.parse(content));
      else
        files.set(path === indexPath ? indexAddress(content).slice(1) : fileOf(pathIn(code, path)), content);
    }
  }
  const pages = new Map([...files].filter(([name]) => name.endsWith('.html')));
  const others = known.siteFiles.filter((name) => !(name in known.rendered.files));
  const drawn = socialPictures.map((picture) => picture.path.slice(1));
  const [dead] = findDeadLinksIn(pages, [...files.keys(), ...others, ...drawn]);
  if (dead) throw new RenderError(dead);
  return { files, socialPictures };
}

/** As the build names them: not-found pages have no address of their own. */
export function fileOf(address: string): string {
  const name = address.slice(1).replace(/\/$/, '');
  if (/(^|\/)404$/.test(name)) return `${name}.html`;
  return /\.\w+$/.test(name) ? name : `${name}/index.html`.replace(/^\//, '');
}
