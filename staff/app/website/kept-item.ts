import { clearDraft, readDraft, writeDraft } from '#app/forms/kit/send/draft.ts';
import type { AnyItem } from '#domain/website/items.ts';

/** With the version that the person had seen. */
export type KeptItem = { item: AnyItem; version: number };

/** What is typed stays in this tab's storage until the server has it. */
export function openKeptItem(personId: string, address: string) {
  const name = `website:${personId}:${address}`;
  return {
    read: (): KeptItem | undefined => {
      const { kept } = readDraft(name);
      try {
        return kept ? (JSON.parse(kept) as KeptItem) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (kept: KeptItem) => writeDraft(name, { kept: JSON.stringify(kept) }),
    clear: () => clearDraft(name),
  };
}
