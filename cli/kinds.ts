import type { Kind as RecordKind } from '#domain/kinds.ts';

export type Row = { id: string; created_at: string } & Record<string, string | null>;

/** The tables that hold what visitors sent. */
export const tables = ['contacts', 'job_applications', 'employment_verifications'] as const;

type Attachment = { bucket: 'resumes' | 'employment-documents'; column: string };

/** `record` names it in the list of deleted ids and in the staff's app. */
export type Kind = {
  name: string;
  record: RecordKind;
  table: (typeof tables)[number];
  attachments: Attachment[];
};

export const kinds: Kind[] = [
  { name: 'contacts', record: 'message', table: 'contacts', attachments: [] },
  {
    name: 'applications',
    record: 'application',
    table: 'job_applications',
    attachments: [{ bucket: 'resumes', column: 'resume_url' }],
  },
  {
    name: 'verifications',
    record: 'verification',
    table: 'employment_verifications',
    attachments: [
      { bucket: 'employment-documents', column: 'dl_front_url' },
      { bucket: 'employment-documents', column: 'dl_back_url' },
    ],
  },
];

/** Undefined for a table that holds something else. */
export function kindOfTable(name: string): Kind | undefined {
  return kinds.find(({ table }) => table === name);
}
