import type { Link } from './types.ts';

/** The words around one form field. `why` explains a sensitive one. */
export type FieldWords = {
  label: string;
  hint?: string;
  why?: string;
  /** Shown after the label. Every other field is required. */
  optional?: true;
};

/** Shown before a form: what is collected, why, for how long and who reads it. */
export type CollectionNotice = {
  title: string;
  items: readonly { term: string; text: string }[];
  more: Link;
};
