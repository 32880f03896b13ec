export type Row = { id: string; created_at: string } & Record<string, string | null>;

/** What a record is called in the list of deleted ids and in the staff's app. */
export const recordKinds = ['message', 'application', 'verification'] as const;
export type RecordKind = (typeof recordKinds)[number];

type Attachment = { bucket: 'resumes' | 'employment-documents'; column: string };

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
