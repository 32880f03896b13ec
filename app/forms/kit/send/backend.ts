import type { Bucket, RecordTable } from '#domain/kinds.ts';

export type Row = { id: string } & Record<string, string | readonly string[] | null>;
/** Reports the part of an upload that is done, from 0 to 1. */
export type OnProgress = (part: number) => void;

/**
 * What a form may ask of the backend. All calls report success only for an unambiguous response, and throw `Refused`
 * when the backend gave a reason that a visitor can act on.
 */
export type Backend = {
  /** Resolves to true if the row is stored, by this call or by an earlier one with the same id. */
  insert: (table: RecordTable, row: Row) => Promise<boolean>;
  /** Resolves to the public URL of the stored file, or to 'taken' if the path is in use. */
  upload: (
    bucket: Bucket,
    path: string,
    file: File,
    onProgress: OnProgress,
  ) => Promise<string | 'taken' | undefined>;
  /** Calls a function of the schema that visitors may call. Resolves to what it returns. */
  call: (
    routine: 'claim_status' | 'add_claim_photos',
    parameters: Record<string, string | readonly string[]>,
  ) => Promise<unknown>;
};

let client: Promise<Backend> | undefined;

/** Loads the client libraries when a form is first used. After a failure the next call tries again. */
export function loadBackend(): Promise<Backend> {
  client ??= import('./backend-client.ts').then((module) => module.createBackendClient(__BACKEND__));
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/** For `onFocus`. Ignores a failure, because the submit tries again and reports it. */
export function preloadBackend(): void {
  loadBackend().catch(() => undefined);
}
