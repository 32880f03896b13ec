import type { FoundRecord, RecordFile } from '#domain/records.ts';
import { jobs } from '../../../app/content/jobs/index.ts';

/** How a file is shown without opening it. */
export type PreviewForm = 'pdf' | 'word' | 'picture';

const forms: Record<string, PreviewForm> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'image/jpeg': 'picture',
  'image/png': 'picture',
};

/** What the scanner said. A file that came while none was set up has no mark, and was not scanned either. */
export type Scan = 'clean' | 'found' | 'not scanned';

export function formOf({ type }: RecordFile): PreviewForm | undefined {
  return forms[type ?? ''];
}

export function scanOf({ scan }: RecordFile): Scan {
  if (scan === 'clean') return 'clean';
  return scan?.startsWith('found') ? 'found' : 'not scanned';
}

/** A record as the page shows it. Where its files are stored stays on the server. */
export function toShownRecord({ entry, record, files, notes }: FoundRecord) {
  const { resume_url: _, dl_front_url: __, dl_back_url: ___, ...fields } = record;
  return {
    entry,
    fields,
    notes,
    files: files.map((file) => ({
      part: file.part,
      size: file.size,
      type: file.type,
      form: formOf(file),
      scan: scanOf(file),
      stored: file.stored,
    })),
    opening: openingOf(record.job_title),
  };
}

export type ShownFile = ReturnType<typeof toShownRecord>['files'][number];

/** The address of the job's page, while the job is open. */
function openingOf(title: string | null | undefined): string | undefined {
  const job = jobs.find((job) => job.title === title);
  return job && `/careers/${job.slug}`;
}
