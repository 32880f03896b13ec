type FileColumn = { bucket: Bucket; column: string };

/** Where the files of the kinds are stored. */
export const buckets = ['resumes', 'employment-documents', 'claim-photos'] as const;
export type Bucket = (typeof buckets)[number];

/**
 * What visitors send, one kind for each form that is stored. A file column holds an address, or a list of them. The schema has the
 * same in `private.kinds` and `private.record_files`.
 */
const stored = {
  message: { table: 'contacts', files: [] },
  application: { table: 'job_applications', files: [{ bucket: 'resumes', column: 'resume_url' }] },
  verification: {
    table: 'employment_verifications',
    files: [
      { bucket: 'employment-documents', column: 'dl_front_url' },
      { bucket: 'employment-documents', column: 'dl_back_url' },
    ],
  },
  claim: { table: 'claim_reports', files: [{ bucket: 'claim-photos', column: 'photo_urls' }] },
} as const satisfies Record<string, { table: string; files: readonly FileColumn[] }>;

export type Kind = keyof typeof stored;
export type RecordTable = (typeof stored)[Kind]['table'];

export const kinds = Object.keys(stored) as [Kind, ...Kind[]];

export function tableOf(kind: Kind): RecordTable {
  return stored[kind].table;
}

export function fileColumnsOf(kind: Kind): readonly FileColumn[] {
  return stored[kind].files;
}

export function kindOfTable(table: string): Kind | undefined {
  return kinds.find((kind) => tableOf(kind) === table);
}
