import { once } from 'node:events';
import type { Database, Query } from '../database/database.ts';
import { deleteObjects } from '../files/delete-objects.ts';
import type { Storage } from '../files/storage.ts';
import { storeLetterFile } from '../files/store-letter-file.ts';
import { callSource } from '../rows/call-source.ts';
import { asJson, readResult } from '../rows/json-result.ts';
import type { SchemaCache } from '../rows/schema-cache.ts';
import { writeAudit } from './audit.ts';
import type { CallFunction, RecordStore } from './record-store.ts';

type Options = { database: Database; schema: SchemaCache; storage: Storage };

/** Records in our own database, embedded or a server. */
export function createLocalRecords({ database, schema, storage }: Options): RecordStore {
  const { files } = storage;
  const callWith =
    (query: Query): CallFunction =>
    async (name, parameters) => {
      const routine = schema.routines.get(name);
      if (!routine) throw new Error(`The schema has no function ${name}.`);
      const source = callSource(routine, Object.keys(parameters));
      const values = Object.keys(parameters).length > 0 ? [JSON.stringify(parameters)] : [];
      if (routine.returnsSet) return JSON.parse(readResult(await query(asJson(source), values)).body);
      const [row] = await query(
        `select coalesce(to_json(result)::text, 'null') as body from ${source} as result`,
        values,
      );
      return JSON.parse(String(row?.body));
    };

  return {
    perform: (entry, work) =>
      database.asRole('service_role', async (query) => {
        await writeAudit(query, entry);
        return work(callWith(query));
      }),
    read: (work) => database.asRole('service_role', (query) => work(callWith(query))),
    async openFile({ bucket, path }) {
      const [row] = await database.asRole('service_role', (query) =>
        query('select version from storage.objects where bucket_id = $1 and name = $2', [bucket, path]),
      );
      if (!row) return undefined;
      const stream = files.read(bucket, String(row.version));
      return once(stream, 'open').then(
        () => stream,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
          return undefined;
        },
      );
    },
    storeFile: (file) => storeLetterFile(storage, file),
    async removeFiles(gone) {
      const removed = await database.asRole('service_role', (query) =>
        deleteObjects(
          query,
          gone.map(({ bucket, path }) => ({ bucket_id: bucket, object_name: path })),
        ),
      );
      for (const { bucket, version } of removed) await files.remove(bucket, version);
    },
  };
}
