export type Row = { id: string; created_at: string } & Record<string, string | null>;

type Attachment = { label: string; fileWord: string; bucket: string; column: string };

export type Kind = {
  /** The word on the command line. */
  word: 'contacts' | 'applications' | 'verifications';
  one: string;
  table: string;
  /** Columns that together are the person's name. */
  names: string[];
  job?: string;
  /** What a list shows last. */
  topic: { title: string; column: string };
  fields: Array<[column: string, label: string]>;
  attachments: Attachment[];
};

const contacts: Kind = {
  word: 'contacts',
  one: 'message',
  table: 'contacts',
  names: ['name'],
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
  word: 'applications',
  one: 'application',
  table: 'job_applications',
  names: ['full_name'],
  job: 'job_title',
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
  attachments: [{ label: 'Resume', fileWord: 'resume', bucket: 'resumes', column: 'resume_url' }],
};

const verifications: Kind = {
  word: 'verifications',
  one: 'verification',
  table: 'employment_verifications',
  names: ['first_name', 'last_name'],
  job: 'position',
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
      fileWord: 'license-front',
      bucket: 'employment-documents',
      column: 'dl_front_url',
    },
    {
      label: 'License, back',
      fileWord: 'license-back',
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

export function nameOf(kind: Kind, row: Row): string {
  return kind.names.map((column) => row[column] ?? '').join(' ');
}

/** The start of an id, enough to tell records apart in practice; the commands say so where it is not. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
