import type { Link } from './types.ts';

/** What stands around one field of a form. `why` is said beside a sensitive one. */
export type FieldWords = { label: string; hint?: string; why?: string };

/** Told before a person types: what is collected, why, for how long and who reads it. */
export type CollectionNotice = {
  title: string;
  items: readonly { term: string; text: string }[];
  more: Link;
};
