import type { Readable } from 'node:stream';
import type { AuditEntry } from '../audit/audit.ts';

/** Calls a function of the public schema. A function that returns a set resolves to a list. */
export type CallFunction = (name: string, parameters: Record<string, unknown>) => Promise<unknown>;

export type StoredFile = { bucket: string; path: string };
/** `name` is the sender's; the extension of `path` is the same. */
export type NewFile = StoredFile & { name: string; type: string; bytes: Uint8Array };

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
  /** Checks, cleans and stores a file as an upload of a visitor is. Throws StorageError if it is refused. */
  storeFile(file: NewFile): Promise<{ size: number; type: string }>;
  /** Deletes files whose records are gone. */
  removeFiles(files: StoredFile[]): Promise<void>;
};
