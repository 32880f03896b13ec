import path from 'node:path';
import { listAnswers } from '#app/forms/stored-forms.ts';
import { currentStatus } from '#domain/current-status.ts';
import { fileColumnsOf, kinds } from '#domain/kinds.ts';
import { nameOfLanguage } from '#domain/languages.ts';
import { type FoundRecord, holdsNumber, type Note, type RecordFile } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import { officeDate, officeMoment } from '#office/clock.ts';
import { type ExportWords, formatMoment } from './export-words.ts';

/** Addresses of files in our storage tell a person nothing; the files themselves are in the export. */
const internalColumns = [
  'id',
  'created_at',
  'language',
  'site_release',
  'sealing_key_id',
  ...kinds.flatMap(fileColumnsOf).map(({ column }) => column),
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
      // The release of the website that its sender saw.
      ...(record.site_release && { site_release: record.site_release }),
      state: entry.state,
      ...(entry.outcome && { outcome: entry.outcome }),
      ...(entry.kind === 'claim' && { claim_status: currentStatus(found).status }),
      first_response_at: entry.first_response_at && officeMoment(entry.first_response_at),
      fields,
      ...(holdsNumber(found) && { social_security_number: 'held, sealed, not exported' }),
      files: files.map(fileNameOf),
      conversation: lettersIn(found).map((note) => ({
        at: officeMoment(note.written_at),
        sort: note.sort,
        ...(note.claim_status && { claim_status: note.claim_status }),
        body: note.sort === 'reply_started' ? null : note.body,
        ...(note.subject && { subject: note.subject }),
        ...(note.calendar && { calendar_answer: note.calendar.answer }),
        ...(note.quoted && { quoted: note.quoted }),
        ...(note.address && { address: note.address }),
        ...(note.appointment && { appointment: note.appointment }),
        files: note.files.map((file) => attachmentNames(found).get(file.id) ?? `${file.name} (not stored)`),
      })),
      notes: notesIn(found).map(({ written_at, body }) => ({ at: officeMoment(written_at), body })),
    },
    null,
    2,
  );
}

/** In the language of the words. What was sent stays as it is stored. */
export function recordSummary(found: FoundRecord, words: ExportWords): string {
  const { entry, record, files } = found;
  const { summary, language } = words;
  const labels: Readonly<Record<string, string>> = summary.fields;
  const fields = listAnswers(entry.kind).flatMap(({ name, column }) => {
    const value = record[column];
    const label = labels[column] ?? words.forms[entry.kind][name]?.label ?? column;
    return value ? [section(label, summary.options[column]?.[value] ?? value)] : [];
  });
  const writeNote = (note: Note) =>
    section(
      `${headOf(note, summary)}, ${formatMoment(words, note.written_at)}`,
      textOf(found, note, summary),
    );
  const letters = lettersIn(found).map(writeNote);
  const notes = notesIn(found).map(writeNote);
  return [
    `${summary.kinds[entry.kind]} ${referenceOf(entry.record_id)}`,
    [
      `${summary.received}: ${formatMoment(words, entry.created_at)}`,
      `${summary.language}: ${nameOfLanguage(entry.language, language.locale)}`,
      `${summary.state}: ${summary.states[entry.state]}`,
      ...(entry.outcome ? [`${summary.outcome}: ${summary.outcomes[entry.outcome]}`] : []),
      ...(entry.kind === 'claim'
        ? [`${summary.heads.status}: ${summary.claimStatuses[currentStatus(found).status].label}`]
        : []),
    ].join('\n'),
    ...fields,
    ...(holdsNumber(found) ? [section(summary.sealedNumber.label, summary.sealedNumber.text)] : []),
    ...(files.length > 0 ? [section(summary.files, files.map(fileNameOf).join('\n'))] : []),
    ...(letters.length > 0 ? [summary.conversation, ...letters] : []),
    ...(notes.length > 0 ? [summary.notes, ...notes] : []),
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

function headOf({ sort, claim_status }: Note, summary: ExportWords['summary']): string {
  const head = summary.heads[sort];
  return claim_status ? `${head}: ${summary.claimStatuses[claim_status].label}` : head;
}

function textOf(found: FoundRecord, { sort, body, files }: Note, summary: ExportWords['summary']): string {
  if (sort === 'reply_started') return summary.unknownText;
  if (sort === 'answered') return summary.answers[body] ?? body;
  const names = files.map(
    ({ id, name }) => attachmentNames(found).get(id) ?? `${name} (${summary.notStored})`,
  );
  return names.length > 0 ? `${body}\n${summary.attached}: ${names.join(', ')}` : body;
}

function section(label: string, text: string): string {
  return [label, ...text.split('\n').map((line) => `    ${line}`)].join('\n');
}
