import path from 'node:path';
import { officeDate, officeMoment } from '#domain/office-clock.ts';
import { type FoundRecord, holdsNumber, type Note, type RecordFile } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import {
  fieldNames,
  fileNames,
  formatMoment,
  kindNames,
  noteNames,
  notesTitle,
  sealedNumber,
  stateNames,
  unknownText,
} from './export-words.ts';

/** Addresses of files in our storage tell a person nothing; the files themselves are in the export. */
const internalColumns = ['id', 'created_at', 'sealing_key_id', 'resume_url', 'dl_front_url', 'dl_back_url'];

/** A folder's name has the kind, the day and the reference, and nothing that a visitor wrote. */
export function folderOf({ entry }: FoundRecord): string {
  return `${officeDate(entry.created_at)}-${entry.kind}-${referenceOf(entry.record_id)}`;
}

export function fileNameOf({ part, path: stored }: RecordFile): string {
  return `${fileNames[part]}${path.extname(stored).toLowerCase()}`;
}

/** Has no columns that are empty, and no names of colleagues: the export is about the person who asked. */
export function recordJson(found: FoundRecord): string {
  const { entry, record, files, notes } = found;
  const fields = Object.fromEntries(
    Object.entries(record).filter(([column, value]) => value !== null && !internalColumns.includes(column)),
  );
  return JSON.stringify(
    {
      kind: entry.kind,
      id: entry.record_id,
      reference: referenceOf(entry.record_id),
      received_at: officeMoment(entry.created_at),
      state: entry.state,
      first_response_at: entry.first_response_at && officeMoment(entry.first_response_at),
      fields,
      ...(holdsNumber(found) && { social_security_number: 'held, sealed, not exported' }),
      files: files.map(fileNameOf),
      notes_and_replies: notes.map((note) => ({
        written_at: officeMoment(note.written_at),
        sort: note.sort,
        body: textOf(note),
      })),
    },
    null,
    2,
  );
}

export function recordSummary(found: FoundRecord): string {
  const { entry, record, files, notes } = found;
  const fields = Object.entries(fieldNames).flatMap(([column, label]) =>
    record[column] ? [section(label, record[column])] : [],
  );
  const noteTexts = notes.map((note) =>
    section(`${noteNames[note.sort]}, ${formatMoment(note.written_at)}`, textOf(note) ?? unknownText),
  );
  return [
    `${kindNames[entry.kind]} ${referenceOf(entry.record_id)}`,
    `Received: ${formatMoment(entry.created_at)}\nState: ${stateNames[entry.state]}`,
    ...fields,
    ...(holdsNumber(found) ? [section(sealedNumber.label, sealedNumber.text)] : []),
    ...(files.length > 0 ? [section('Files', files.map(fileNameOf).join('\n'))] : []),
    ...(noteTexts.length > 0 ? [notesTitle, ...noteTexts] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A reply that was started in a mail program has no text here. */
function textOf({ sort, body }: Note): string | null {
  return sort === 'reply_started' ? null : body;
}

function section(label: string, text: string): string {
  return [label, ...text.split('\n').map((line) => `    ${line}`)].join('\n');
}
