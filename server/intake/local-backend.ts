import type { IncomingMessage } from 'node:http';
import type { Backend } from '#app/forms/kit/send/backend.ts';
import { Refused } from '#app/forms/kit/send/refusal.ts';
import { releaseField } from '#app/forms/kit/send/shown-release.ts';
import type { GetsReceipt } from '../http/limits/receipt-limit.ts';
import { countRefusal } from '../http/observe/count-refusal.ts';
import type { AddressOf } from '../lib/client-address.ts';
import { codeOf } from '../lib/code-of.ts';
import { log } from '../lib/log.ts';
import { retrySeconds } from '../lib/not-accepted.ts';
import { asNotAccepted } from '../store/as-not-accepted.ts';
import { DatabaseError, DatabaseUnavailable } from '../store/database/database-error.ts';
import { statusOfSqlState } from '../store/database/status-of-sqlstate.ts';
import type { Storage } from '../store/files/storage.ts';
import { storePostedFile } from '../store/files/store-posted-file.ts';
import { callSource, setSender } from '../store/rows/call-source.ts';
import type { SchemaCache } from '../store/rows/schema-cache.ts';
import { storeRows } from '../store/rows/store-rows.ts';

export type LocalBackendOptions = {
  schema: SchemaCache;
  storage: Storage;
  getsReceipt: GetsReceipt;
  addressOf: AddressOf;
};

type Sent = {
  request: IncomingMessage;
  /** The site's own origin. */
  origin: string;
  /** That the sender was shown. */
  release: string | null;
  /** Before each file. */
  onUpload: () => void;
  onTooComplex: () => void;
  /** A row was stored now, or by an earlier post of the same form. */
  onStored: (result: 'stored' | 'duplicate') => void;
};

/** What backend-client.ts is for a browser: stores a form as an anonymous visitor, with the same checks and refusals. */
export function createLocalBackend(
  { schema, storage, getsReceipt, addressOf }: LocalBackendOptions,
  { request, origin, release, onUpload, onTooComplex, onStored }: Sent,
): Backend {
  return {
    async insert(name, row) {
      const table = schema.tables.get(name);
      if (!table) return false;
      try {
        await storeRows(storage.database, table, {
          role: 'anon',
          columns: [...new Set([...Object.keys(row), releaseField])],
          rows: [{ ...row, [releaseField]: release }],
          returning: '1',
          onDuplicate: 'fail',
          withReceipt: await getsReceipt(request),
        });
        onStored('stored');
        return true;
      } catch (error) {
        // The row's id exists: the form was posted twice.
        if (codeOf(error) === '23505' && (error as Error).message.includes(`${name}_pkey`)) {
          onStored('duplicate');
          return true;
        }
        throw explain(error, statusOf(error));
      }
    },

    async upload(bucket, path, file) {
      onUpload();
      try {
        await storePostedFile(storage, { bucket, name: path, file, sender: storage.senderOf(request) });
        return `${origin}/storage/v1/object/public/${bucket}/${path}`;
      } catch (error) {
        const known = asNotAccepted(error);
        if (known?.reason === 'duplicate') return 'taken';
        if (known?.reason === 'too complex') onTooComplex();
        throw explain(error, known?.status, known?.retrySeconds);
      }
    },

    async call(name, parameters) {
      const routine = schema.routines.get(name);
      if (!routine) throw new Error(`The schema has no function ${name}`);
      const sql = `select to_jsonb(result) as result from ${callSource(routine, Object.keys(parameters))} as result`;
      try {
        const [row] = await storage.database.asRole('anon', async (query) => {
          await setSender(query, addressOf(request));
          return query(sql, [JSON.stringify(parameters)]);
        });
        return row?.result;
      } catch (error) {
        throw explain(error, statusOf(error));
      }
    },
  };
}

/** Undefined for a bug of ours. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof DatabaseUnavailable) return 503;
  return error instanceof DatabaseError ? statusOfSqlState(error.code) : undefined;
}

/** Counts and logs what was not stored. Returns what the form tells its sender, or the error itself. */
function explain(error: unknown, status: number | undefined, seconds = retrySeconds): unknown {
  if (status) countRefusal(error, status);
  if (!status || status >= 500) log('a posted form could not be stored', { code: codeOf(error) });
  // The schema's status for files that are too old, deleted, or part of another record.
  if (status === 422) return new Refused({ reason: 'uploads' });
  if (status === 415) return new Refused({ reason: 'file' });
  if (status === 429) return new Refused({ reason: 'too-many', seconds });
  return status === 503 ? new Refused({ reason: 'closed', seconds }) : error;
}
