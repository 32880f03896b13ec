import type { IncomingMessage } from 'node:http';
import type { Backend } from '../../app/lib/submit/backend.ts';
import { type Refusal, Refused } from '../../app/lib/submit/refusal.ts';
import type { AddressOf } from '../http/limits/client-address.ts';
import { retrySeconds } from '../http/limits/refuse.ts';
import { countRefusal } from '../http/observe/count-refusal.ts';
import { log } from '../lib/log.ts';
import type { GetsReceipt } from '../mail/receipt-limit.ts';
import type { Storage } from '../store/files/storage.ts';
import { callSource } from '../store/rows/call-source.ts';
import type { SchemaCache } from '../store/rows/schema-cache.ts';
import { setSender } from '../supabase/rest/call-routine.ts';
import { storeRows } from '../supabase/rest/insert-rows.ts';
import { toRestError } from '../supabase/rest/rest-error.ts';
import { TooComplex, toStorageError } from '../supabase/storage/storage-error.ts';
import { storePostedFile } from '../supabase/storage/upload-object.ts';

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
  /** Before each file. */
  onUpload: () => void;
  onTooComplex: () => void;
  /** A row was stored now, or by an earlier post of the same form. */
  onStored: (result: 'stored' | 'duplicate') => void;
};

/** What backend-client.ts is for a browser: stores a form as an anonymous visitor, with the same checks and refusals. */
export function createLocalBackend(
  { schema, storage, getsReceipt, addressOf }: LocalBackendOptions,
  { request, origin, onUpload, onTooComplex, onStored }: Sent,
): Backend {
  return {
    async insert(name, row) {
      const table = schema.tables.get(name);
      if (!table) return false;
      try {
        await storeRows(storage.database, table, {
          role: 'anon',
          columns: Object.keys(row),
          rows: [row],
          returning: '1',
          onDuplicate: 'fail',
          withReceipt: await getsReceipt(request),
        });
        onStored('stored');
        return true;
      } catch (error) {
        const known = toRestError(error, 'anon');
        // The row's id exists: the form was posted twice.
        if (known?.code === '23505' && known.message.includes(`${name}_pkey`)) {
          onStored('duplicate');
          return true;
        }
        report(error, known);
        // The schema's code for files that are too old, deleted, or part of another record.
        if (known?.code === 'PT422') throw new Refused({ reason: 'uploads' });
        throw toRefused(known?.status) ?? error;
      }
    },

    async upload(bucket, path, file) {
      onUpload();
      try {
        await storePostedFile(storage, { bucket, name: path, file, sender: storage.senderOf(request) });
        return `${origin}/storage/v1/object/public/${bucket}/${path}`;
      } catch (error) {
        const known = toStorageError(error);
        if (known?.statusCode === 409) return 'taken';
        report(error, known);
        if (error instanceof TooComplex) onTooComplex();
        if (known?.statusCode === 415) throw new Refused({ reason: 'file' });
        throw toRefused(known?.statusCode, known?.retrySeconds) ?? error;
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
        const known = toRestError(error, 'anon');
        report(error, known);
        if (known?.code === 'PT422') throw new Refused({ reason: 'uploads' });
        throw toRefused(known?.status) ?? error;
      }
    },
  };
}

function report(error: unknown, known: ReturnType<typeof toRestError> | ReturnType<typeof toStorageError>) {
  if (known) countRefusal(known);
  const status = known && ('status' in known ? known.status : known.statusCode);
  if (!status || status >= 500)
    log('a posted form could not be stored', { code: known?.code ?? (error as Error).name });
}

function toRefused(status: number | undefined, seconds = retrySeconds): Refused | undefined {
  const reasons: Record<number, 'too-many' | 'closed'> = { 429: 'too-many', 503: 'closed' };
  const reason = reasons[status ?? 0];
  return reason && new Refused({ reason, seconds } satisfies Refusal);
}
