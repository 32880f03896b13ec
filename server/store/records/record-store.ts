import type { Readable } from 'node:stream';
import type { LetterFile } from '../files/store-letter-file.ts';
import type { StoredContent } from '../files/store-upload.ts';
import type { AuditEntry } from './audit.ts';

/** Calls a function of the public schema. A function that returns a set resolves to a list. */
export type CallFunction = (name: string, parameters: Record<string, unknown>) => Promise<unknown>;

export type StoredFile = { bucket: string; path: string };

/** Where the records are: in our own database, or in a hosted Supabase project. */
export type RecordStore = {
  /**
   * Records an act and does it. In our own database both are one transaction: if `work` throws, neither happened. With hosted
   * Supabase the act is recorded first, so that nothing happens without a record of it.
   */
  perform<Result>(entry: AuditEntry, work: (call: CallFunction) => Promise<Result>): Promise<Result>;
  /** For what is not recorded: lists and counts. */
  read<Result>(work: (call: CallFunction) => Promise<Result>): Promise<Result>;
  /** Undefined if the file is missing. */
  openFile(file: StoredFile): Promise<Readable | undefined>;
  /** Checks, cleans and stores a file of a letter. Throws NotAccepted if it is refused. Storing it twice is storing it once. */
  storeFile(file: LetterFile): Promise<StoredContent>;
  /** Deletes files whose records are gone. */
  removeFiles(files: StoredFile[]): Promise<void>;
};
