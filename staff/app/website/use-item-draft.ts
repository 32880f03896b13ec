import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { useStore } from '../../ui/create-store.ts';
import { checkItem, tidy } from './check-item.ts';
import { createDraftSaver } from './draft-saver.ts';
import { openKeptItem } from './kept-item.ts';
import { saveDraft } from './use-website.ts';

type Options = {
  kind: ItemKind;
  /** Undefined: a new item. */
  itemKey: string | undefined;
  personId: string;
  start: AnyItem;
  version: number;
  /** What a new item is called in addresses. Undefined: it has no name yet. */
  chooseKey: (item: AnyItem) => string | undefined;
  onCreated: (key: string) => void;
};

/** The value of a form, saved as a draft by itself. */
export function useItemDraft(options: Options) {
  const queries = useQueryClient();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [{ saver, restored, currentKey }] = useState(() => {
    const { kind, itemKey, personId, version } = options;
    const kept = openKeptItem(personId, `${kind}/${itemKey ?? ''}`);
    const restored = kept.read();
    let key = itemKey;
    const saver = createDraftSaver<AnyItem>({
      version: restored?.version ?? version,
      isComplete: (item) =>
        Object.keys(checkItem(kind, tidy(item))).length === 0 && !!(key ?? latest.current.chooseKey(item)),
      save: async (item, seen) => {
        const address = key ?? latest.current.chooseKey(item) ?? '';
        const saved = await saveDraft({ kind, key: address }, { value: tidy(item), seen });
        if (!key) latest.current.onCreated(address);
        key = address;
        void queries.invalidateQueries({ queryKey: ['website'], exact: true });
        return saved.version;
      },
      keep: (item) => kept.write({ item: tidy(item), version: saver.version() }),
      forget: kept.clear,
    });
    return { saver, restored, currentKey: () => key };
  });
  const [item, setItem] = useState(restored?.item ?? options.start);
  const state = useStore(saver.state);
  // What is complete is saved when the person goes to another screen.
  useEffect(() => {
    if (restored) saver.type(restored.item);
    return () => void saver.flush();
  }, [saver, restored]);
  const change = (next: AnyItem) => {
    setItem(next);
    saver.type(next);
  };
  const startAgain = () => {
    saver.stop();
    setItem(options.start);
  };
  return {
    item,
    change,
    saver,
    state,
    currentKey,
    wasRestored: restored?.version === saver.version(),
    startAgain,
  };
}
