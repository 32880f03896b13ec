import type { Database } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

/** What every operation on objects works with. */
export type Storage = { database: Database; files: FileStore; signingSecret: string };
