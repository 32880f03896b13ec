type Table = 'contacts' | 'job_applications' | 'employment_verifications';
export type Bucket = 'resumes' | 'employment-documents';
/** Reports the part of an upload that is done, from 0 to 1. */
export type OnProgress = (part: number) => void;

/**
 * What a form may ask of the backend. Both calls report success only for an unambiguous response, and throw `Refused`
 * when the backend gave a reason that a visitor can act on.
 */
export type Backend = {
  /** Resolves to true if the row is stored, by this call or by an earlier one with the same id. */
  insert: (table: Table, row: { id: string } & Record<string, string | null>) => Promise<boolean>;
  /** Resolves to the public URL of the stored file, or to 'taken' if the path is in use. */
  upload: (
    bucket: Bucket,
    path: string,
    file: File,
    onProgress: OnProgress,
  ) => Promise<string | 'taken' | undefined>;
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
