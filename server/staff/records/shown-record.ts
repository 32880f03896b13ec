import { fileColumnsOf } from '#domain/kinds.ts';
import type { FoundRecord, LetterFile, Note, RecordFile } from '#domain/records.ts';

/** How the preview shows a file. */
export type PreviewKind = 'pdf' | 'word' | 'picture';

const previewKinds: Record<string, PreviewKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'image/jpeg': 'picture',
  'image/png': 'picture',
};

/** The scanner's verdict. A file that was sent while no scanner was set up has no mark. */
export type Scan = 'clean' | 'found' | 'not scanned';

export function previewKindOf({ type }: Pick<RecordFile, 'type'>): PreviewKind | undefined {
  return previewKinds[type ?? ''];
}

export function scanOf({ scan }: Pick<RecordFile, 'scan'>): Scan {
  if (scan === 'clean') return 'clean';
  return scan?.startsWith('found') ? 'found' : 'not scanned';
}

/** A record as the page shows it. Where its files are stored stays on the server. `opening`: the address of the job's page. */
export function toShownRecord(found: FoundRecord, opening: string | undefined) {
  const { entry, record, files, notes, receipt, refuses_mail } = found;
  const addresses = fileColumnsOf(entry.kind).map(({ column }) => column);
  return {
    entry,
    fields: Object.fromEntries(Object.entries(record).filter(([column]) => !addresses.includes(column))),
    notes: notes.map(toShownNote),
    receipt,
    refusesMail: refuses_mail,
    files: files.map((file) => ({ part: file.part as string, ...describeFile(file) })),
    opening,
  };
}

export function toShownNote(note: Note) {
  return {
    ...note,
    files: note.files.map((file) => ({
      part: file.id,
      name: file.name,
      refused: file.refused,
      ...describeFile(file),
    })),
  };
}

export type ShownNote = ReturnType<typeof toShownNote>;

function describeFile(file: Pick<LetterFile, 'size' | 'type' | 'scan' | 'stored'>) {
  const { size, type, stored } = file;
  return { size, type, stored, preview: previewKindOf(file), scan: scanOf(file) };
}

export type ShownFile = ReturnType<typeof toShownRecord>['files'][number];
