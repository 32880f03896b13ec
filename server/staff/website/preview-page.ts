import type { LanguageCode } from '#domain/languages.ts';
import { effectiveAt, type PublishedItem, picturesIn } from '#office/website/effective.ts';
import { listItems } from '../../store/website/items.ts';
import { readPictureSizes } from '../../store/website/pictures.ts';
import { currentRelease } from '../../store/website/releases.ts';
import { addressOf } from './baseline.ts';
import type { WebsiteServices } from './services.ts';

type Wanted = {
  path: string;
  language: LanguageCode;
  /** Addresses of drafts. Undefined: all. */
  chosen: readonly string[] | undefined;
};

/** A page as it would be if these drafts were published now. Undefined: there is no such page. */
export async function previewPage(
  { database, website }: WebsiteServices,
  { path, language, chosen }: Wanted,
): Promise<string | undefined> {
  const { id, items, pictures, published } = await database.asOwner(async (query) => {
    const current = await currentRelease(query);
    const items = (await listItems(query)).flatMap(({ kind, key, published, draft }): PublishedItem[] => {
      const isChosen = draft && (!chosen || chosen.includes(addressOf({ kind, key })));
      const shown = isChosen ? draft : published;
      return shown ? [{ kind, key, value: shown.value }] : [];
    });
    return {
      published: picturesIn(current?.items ?? []),
      id: (current?.id ?? 0) + 1,
      items,
      pictures: await readPictureSizes(query, picturesIn(items)),
    };
  });
  const { release } = effectiveAt(new Date(), { id, items }, pictures);
  const html = await website?.renderPage(release, path, language);
  return html && showUnpublished(html, Object.keys(pictures), published);
}

/** A picture has its address on the site when it is published. Before, the staff's API has it. */
function showUnpublished(html: string, pictures: readonly string[], published: readonly string[]): string {
  return pictures
    .filter((hash) => !published.includes(hash))
    .reduce(
      (text, hash) =>
        text.replaceAll(
          new RegExp(`/pictures/${hash}-\\d+\\.(avif|webp)`, 'g'),
          `/staff/api/website/pictures/${hash}`,
        ),
      html,
    );
}
