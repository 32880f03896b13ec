import type { AnyItem, NoticeItem } from '#domain/website/items.ts';
import type { Database } from '../../server/store/database/database.ts';
import { saveDraft } from '../../server/store/website/drafts.ts';
import { listItems } from '../../server/store/website/items.ts';
import { currentRelease, storeRelease } from '../../server/store/website/releases.ts';
import type { ItemRef } from '../../server/store/website/types.ts';

const author = { id: 'olive', name: 'Olive Owner' };

/** A notice on all pages, in both languages. */
export const noticeOf = (
  text: string,
  facts: Partial<NoticeItem['facts']> = {},
  link?: { label: string; href: string },
): NoticeItem => {
  const words = { text, ...(link && { link }) };
  return {
    facts: { pages: 'all', from: null, until: null, tone: 'calm', ...facts },
    words: { en: words, es: words },
  };
};

/** Stores a release with these items beside what is published, as the staff's API does. Returns its number. */
export function publish(
  database: Pick<Database, 'asOwner'>,
  items: readonly (ItemRef & { value: AnyItem | null })[],
): Promise<number> {
  return database.asOwner(async (query) => {
    const stored = await listItems(query);
    const drafts: (ItemRef & { version: number })[] = [];
    for (const { kind, key, value } of items) {
      const known = stored.find((item) => item.kind === kind && item.key === key);
      const seen = known?.draft?.version ?? 0;
      const saved = await saveDraft(query, { kind, key, value, baseHash: null, author, seen });
      if (!('version' in saved)) throw new Error('The draft was changed');
      drafts.push({ kind, key, version: saved.version });
    }
    const base = (await currentRelease(query))?.id ?? 0;
    const made = await storeRelease(query, drafts, { base, author, note: '' });
    if (!('release' in made)) throw new Error('Another release was published');
    return made.release;
  });
}
