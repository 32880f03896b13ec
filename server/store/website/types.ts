import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';

export type ItemRef = { kind: ItemKind; key: string };
export type Author = { id: string; name: string };

/** Each time that somebody saved an item. */
export type Version = {
  version: number;
  /** Null: the item is removed. */
  value: AnyItem | null;
  /** SHA-256 of the value in the files that it replaces. */
  baseHash: string | null;
  by: string;
  at: string;
};
export type StoredItem = ItemRef & { published: Version | null; draft: Version | null };

type ReleaseFacts = {
  id: number;
  at: string;
  by: string;
  note: string;
  /** The release that this one is equal to. 0: the files alone. */
  restores: number | null;
};
export type StoredRelease = ReleaseFacts & { items: (ItemRef & Version)[] };
export type ListedRelease = ReleaseFacts & { items: ItemRef[] };
