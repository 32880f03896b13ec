/** A file of a letter, before it is stored. `name` is shown to people, `path` is where it is stored. */
export type LetterFile = {
  bucket: string;
  path: string;
  name: string;
  type: string;
  bytes: Uint8Array;
  /** Set if a visitor sent it by mail: whose share of the day it counts against. */
  visitor?: string;
};

/** What was stored after the checks: a picture is encoded again, and what follows the end of a document is cut off. */
export type StoredContent = { size: number; type: string };
