import type { IncomingMessage } from 'node:http';
import type { Sender } from '../../lib/serial-queue.ts';
import type { Database } from '../database/database.ts';
import type { StorageQuota } from '../quota/storage-quota.ts';
import type { FileStore } from './file-store.ts';
import type { Scanner } from './scanner.ts';

export type Storage = {
  database: Database;
  files: FileStore;
  signingSecret: string;
  quota: StorageQuota;
  /** Undefined: uploads are not scanned. */
  scanner: Scanner | undefined;
  senderOf: (request: IncomingMessage) => Sender;
};
