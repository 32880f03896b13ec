import type { Page } from '#app/catalog/pages.ts';
import { site } from '#company/site.ts';
import { language } from '#content/language.ts';
import { pathIn } from '#domain/languages.ts';

/** What the build draws: a title beside a scene. */
export type SocialPicture = { path: string; scene: string; title: string };

/** The picture that a shared link to the page shows. */
export function socialPictureOf(page: Page): SocialPicture {
  const name = pathIn(language.code, page.path).slice(1).replaceAll('/', '-') || 'index';
  return { path: `/social/${page.scene}/${name}.jpg`, scene: page.scene, title: sharedTitle(page) };
}

/** The title without the site's name, which link previews show beside it. */
export function sharedTitle({ title }: Page): string {
  return title.replace(` | ${site.name}`, '');
}
