import { Readable } from 'node:stream';
import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import { NotAccepted, notAccepted } from '../../lib/not-accepted.ts';
import type { Database } from '../database/database.ts';
import { DatabaseError, DatabaseUnavailable } from '../database/database-error.ts';
import { checkLetterFile } from '../files/check-letter-file.ts';
import type { Scanner } from '../files/scanner.ts';
import { writeAudit } from './audit.ts';
import type { CallFunction, RecordStore } from './record-store.ts';

export type HostedProject = { url: string; serviceKey: string };

type Options = HostedProject & {
  /** The staff server's own database, for the audit trail. */
  database: Database;
  /** Undefined: files of letters are not scanned. */
  scanner?: Scanner | undefined;
};

/** Records in a hosted Supabase project, reached with its service role key. */
export function createHostedRecords({ database, scanner, ...project }: Options): RecordStore {
  const headers = headersFor(project);
  const storage = new StorageClient(`${project.url}/storage/v1`, headers);
  const call = callHosted(project);

  return {
    async perform(entry, work) {
      await database.asRole('service_role', (query) => writeAudit(query, entry));
      return work(call);
    },
    read: (work) => work(call),
    async openFile({ bucket, path }) {
      const { data, error } = await storage.from(bucket).download(path);
      if (data) return Readable.from(Buffer.from(await data.arrayBuffer()));
      if (isMissing(error)) return undefined;
      throw new DatabaseUnavailable('storage');
    },
    async storeFile(file) {
      const { bucket: id, path, type } = file;
      const { data: bucket, error: bucketError } = await storage.getBucket(id);
      if (bucketError) throw storageFailure(bucketError, { isOfFile: false });
      const { file_size_limit: sizeLimit = 0, allowed_mime_types: types = [] } = bucket;
      const bytes = await checkLetterFile(
        file,
        { id, sizeLimit: sizeLimit ?? 0, types: types ?? [] },
        scanner,
      );
      // The same file may have been stored before the last stop.
      const { error } = await storage.from(id).upload(path, bytes, { contentType: type, upsert: true });
      if (error) throw storageFailure(error, { isOfFile: true });
      return { size: bytes.length, type };
    },
    async removeFiles(files) {
      for (const { bucket, path } of files) {
        const { error } = await storage.from(bucket).remove([path]);
        if (error) throw storageFailure(error, { isOfFile: false });
      }
    },
  };
}

/** Calls functions of the project's public schema. Throws the same errors as our own database. */
export function callHosted(project: HostedProject): CallFunction {
  const rest = new PostgrestClient(`${project.url}/rest/v1`, { headers: headersFor(project) });
  return async (name, parameters) => {
    const { data, error, status } = await rest.rpc(name, parameters);
    if (!error) return data;
    // The message may repeat values, so only the code is passed on.
    if (/^[0-9A-Z]{5}$/.test(error.code ?? '') && status >= 400 && status < 500)
      throw new DatabaseError({ code: error.code, message: error.code });
    throw new DatabaseUnavailable(error.code || String(status));
  };
}

/** A secret key of the new kind is no token, so it goes without `Bearer`. */
function headersFor({ serviceKey }: HostedProject): Record<string, string> {
  const isToken = !serviceKey.startsWith('sb_');
  return { apikey: serviceKey, ...(isToken && { authorization: `Bearer ${serviceKey}` }) };
}

type HostedError = { status?: number | undefined; statusCode?: string | undefined };

/** The project cannot be reached, cannot do it now, or refuses the file. What it says may repeat names. */
function storageFailure({ status, statusCode }: HostedError, { isOfFile }: { isOfFile: boolean }): Error {
  if (status === undefined) return new DatabaseUnavailable('storage');
  // Some versions send 400 and put the real status into the body.
  const real = Number(statusCode) || status;
  const isRefused = isOfFile && real >= 400 && real < 500 && ![401, 404, 408, 429].includes(real);
  if (!isRefused) return new NotAccepted('not now');
  return real === 413 ? notAccepted.tooLarge() : notAccepted.badType('The storage refused this file');
}

/** Storage answers 404, or 400 with 404 in its body, for an object that does not exist. */
function isMissing(error: unknown): boolean {
  const { status, statusCode } = Object(error) as { status?: number; statusCode?: string };
  return status === 404 || statusCode === '404';
}
