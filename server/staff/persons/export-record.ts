import path from 'node:path';
import { officeDate, officeMoment } from '#domain/office-clock.ts';
import { nameOfLanguage } from '#domain/record-language.ts';
import { type FoundRecord, holdsNumber, type Note, type RecordFile } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import {
  answerNames,
  attachmentsLabel,
  conversationTitle,
  fieldNames,
  formatMoment,
  kindNames,
  noteNames,
  notesTitle,
  notStored,
  sealedNumber,
  stateNames,
  unknownText,
} from './export-words.ts';

/** Addresses of files in our storage tell a person nothing; the files themselves are in the export. */
const internalColumns = [
  'id',
  'created_at',
  'language',
  'sealing_key_id',
  'resume_url',
  'dl_front_url',
  'dl_back_url',
];

/** A folder's name has the kind, the day and the reference, and nothing that a visitor wrote. */
export function folderOf({ entry }: FoundRecord): string {
  return `${officeDate(entry.created_at)}-${entry.kind}-${referenceOf(entry.record_id)}`;
}

export function fileNameOf({ part, path: stored }: RecordFile): string {
  return `${part.replaceAll('_', '-')}${path.extname(stored).toLowerCase()}`;
}

/** Has no columns that are empty, and no names of colleagues: the export is about the person who asked. */
export function recordJson(found: FoundRecord): string {
  const { entry, record, files } = found;
  const fields = Object.fromEntries(
    Object.entries(record).filter(([column, value]) => value !== null && !internalColumns.includes(column)),
  );
  return JSON.stringify(
    {
      kind: entry.kind,
      id: entry.record_id,
      reference: referenceOf(entry.record_id),
      received_at: officeMoment(entry.created_at),
      language: entry.language,
      state: entry.state,
      first_response_at: entry.first_response_at && officeMoment(entry.first_response_at),
      fields,
      ...(holdsNumber(found) && { social_security_number: 'held, sealed, not exported' }),
      files: files.map(fileNameOf),
      conversation: lettersIn(found).map((note) => ({
        at: officeMoment(note.written_at),
        sort: note.sort,
        body: note.sort === 'reply_started' ? null : note.body,
        ...(note.quoted && { quoted: note.quoted }),
        ...(note.address && { address: note.address }),
        ...(note.appointment && { appointment: note.appointment }),
        files: note.files.map((file) => attachmentNames(found).get(file.id) ?? `${file.name} (${notStored})`),
      })),
      notes: notesIn(found).map(({ written_at, body }) => ({ at: officeMoment(written_at), body })),
    },
    null,
    2,
  );
}

export function recordSummary(found: FoundRecord): string {
  const { entry, record, files } = found;
  const fields = Object.entries(fieldNames).flatMap(([column, label]) =>
    record[column] ? [section(label, record[column])] : [],
  );
  const letters = lettersIn(found).map((note) => section(headOf(note), textOf(found, note)));
  const notes = notesIn(found).map((note) => section(headOf(note), note.body));
  return [
    `${kindNames[entry.kind]} ${referenceOf(entry.record_id)}`,
    `Received: ${formatMoment(entry.created_at)}\nLanguage: ${nameOfLanguage(entry.language)}\nState: ${stateNames[entry.state]}`,
    ...fields,
    ...(holdsNumber(found) ? [section(sealedNumber.label, sealedNumber.text)] : []),
    ...(files.length > 0 ? [section('Files', files.map(fileNameOf).join('\n'))] : []),
    ...(letters.length > 0 ? [conversationTitle, ...letters] : []),
    ...(notes.length > 0 ? [notesTitle, ...notes] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The name in the zip for each stored file of a letter: none that a person chose. */
export function attachmentNames({ notes }: FoundRecord): Map<string, string> {
  const stored = notes.flatMap(({ files }) => files.flatMap(({ id, path: at }) => (at ? [{ id, at }] : [])));
  return new Map(
    stored.map(({ id, at }, place) => [id, `attachment-${place + 1}${path.extname(at).toLowerCase()}`]),
  );
}

function lettersIn({ notes }: FoundRecord): Note[] {
  return notes.filter(({ sort }) => sort !== 'note');
}

function notesIn({ notes }: FoundRecord): Note[] {
  return notes.filter(({ sort }) => sort === 'note');
}

function headOf({ sort, written_at }: Note): string {
  return `${noteNames[sort]}, ${formatMoment(written_at)}`;
}

function textOf(found: FoundRecord, { sort, body, files }: Note): string {
  if (sort === 'reply_started') return unknownText;
  if (sort === 'answered') return answerNames[body] ?? body;
  const names = files.map(({ id, name }) => attachmentNames(found).get(id) ?? `${name} (${notStored})`);
  return names.length > 0 ? `${body}\n${attachmentsLabel}: ${names.join(', ')}` : body;
}

function section(label: string, text: string): string {
  return [label, ...text.split('\n').map((line) => `    ${line}`)].join('\n');
}
