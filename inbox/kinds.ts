export type Row = { id: string; created_at: string } & Record<string, string | null>;

type Attachment = { label: string; fileSuffix: string; bucket: string; column: string };

export type Kind = {
  /** As typed on the command line. */
  name: 'contacts' | 'applications' | 'verifications';
  singular: string;
  table: string;
  /** Columns that form the person's name. */
  nameColumns: string[];
  jobColumn?: string;
  /** The last column of a list. */
  topic: { title: string; column: string };
  fields: Array<[column: string, label: string]>;
  attachments: Attachment[];
};

const contacts: Kind = {
  name: 'contacts',
  singular: 'message',
  table: 'contacts',
  nameColumns: ['name'],
  topic: { title: 'Subject', column: 'subject' },
  fields: [
    ['name', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['subject', 'Subject'],
    ['message', 'Message'],
  ],
  attachments: [],
};

const applications: Kind = {
  name: 'applications',
  singular: 'application',
  table: 'job_applications',
  nameColumns: ['full_name'],
  jobColumn: 'job_title',
  topic: { title: 'Job', column: 'job_title' },
  fields: [
    ['full_name', 'Name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['street', 'Street'],
    ['city', 'City'],
    ['state', 'State'],
    ['zip_code', 'Zip code'],
    ['job_title', 'Job'],
    ['cover_letter', 'Cover letter'],
  ],
  attachments: [{ label: 'Resume', fileSuffix: 'resume', bucket: 'resumes', column: 'resume_url' }],
};

const verifications: Kind = {
  name: 'verifications',
  singular: 'verification',
  table: 'employment_verifications',
  nameColumns: ['first_name', 'last_name'],
  jobColumn: 'position',
  topic: { title: 'Position', column: 'position' },
  fields: [
    ['first_name', 'First name'],
    ['last_name', 'Last name'],
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['phone_carrier', 'Carrier'],
    ['street_address', 'Street'],
    ['city', 'City'],
    ['state', 'State'],
    ['zip_code', 'Zip code'],
    ['bank_name', 'Bank'],
    ['credit_score', 'Credit score'],
    ['position', 'Position'],
    ['other_position', 'Other position'],
    ['additional_info', 'Additional info'],
  ],
  attachments: [
    {
      label: 'License, front',
      fileSuffix: 'license-front',
      bucket: 'employment-documents',
      column: 'dl_front_url',
    },
    {
      label: 'License, back',
      fileSuffix: 'license-back',
      bucket: 'employment-documents',
      column: 'dl_back_url',
    },
  ],
};

export const kinds = [contacts, applications, verifications];

export function holdsSealedNumber(kind: Kind): boolean {
  return kind === verifications;
}

export const sealedTable = verifications.table;

export function personName(kind: Kind, row: Row): string {
  return kind.nameColumns.map((column) => row[column] ?? '').join(' ');
}

/** Almost always unique. If it is not, the commands ask for more characters. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
