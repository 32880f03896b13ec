type Table = 'contacts' | 'job_applications' | 'employment_verifications';
export type Bucket = 'resumes' | 'employment-documents';
/** How far an upload is, from 0 to 1. */
export type OnProgress = (part: number) => void;

/**
 * What a form may ask of the backend. Both answers are sure: anything doubtful counts as not stored. Both throw `Refused`
 * where the backend gave a reason that a person can act on.
 */
export type Backend = {
  /** True once the row is stored, by this call or by an earlier one with the same id. */
  insert: (table: Table, row: { id: string } & Record<string, string | null>) => Promise<boolean>;
  /** The file's public address once it is stored. */
  upload: (
    bucket: Bucket,
    path: string,
    file: File,
    onProgress: OnProgress,
  ) => Promise<string | 'taken' | undefined>;
};

let client: Promise<Backend> | undefined;

/** The libraries that speak the wire are fetched when a form is first touched. After a failure the next call tries again. */
export function loadBackend(): Promise<Backend> {
  client ??= import('./backend-client.ts').then((module) => module.createBackendClient(__BACKEND__));
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/** For `onFocus`: a failure here is not the visitor's business; the submit meets it again and tells. */
export function preloadBackend(): void {
  loadBackend().catch(() => undefined);
}
