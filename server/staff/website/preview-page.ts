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
  const { id, items, pictures } = await database.asOwner(async (query) => {
    const current = await currentRelease(query);
    const items = (await listItems(query)).flatMap(({ kind, key, published, draft }): PublishedItem[] => {
      const isChosen = draft && (!chosen || chosen.includes(addressOf({ kind, key })));
      const shown = isChosen ? draft : published;
      return shown ? [{ kind, key, value: shown.value }] : [];
    });
    return {
      id: (current?.id ?? 0) + 1,
      items,
      pictures: await readPictureSizes(query, picturesIn(items)),
    };
  });
  const { release } = effectiveAt(new Date(), { id, items }, pictures);
  return website?.renderPage(release, path, language);
}
