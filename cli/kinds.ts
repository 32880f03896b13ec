import type { Kind as RecordKind } from '#domain/kinds.ts';

export type Row = { id: string; created_at: string } & Record<string, string | null>;

type Attachment = { bucket: 'resumes' | 'employment-documents'; column: string };

/** `record` names it in the list of deleted ids and in the staff's app. */
export type Kind = { name: string; record: RecordKind; table: string; attachments: Attachment[] };

export const sealedTable = 'employment_verifications';

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
    table: sealedTable,
    attachments: [
      { bucket: 'employment-documents', column: 'dl_front_url' },
      { bucket: 'employment-documents', column: 'dl_back_url' },
    ],
  },
];
