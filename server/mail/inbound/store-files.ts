import { receivedMail as words } from '#company/content/staff-mail.ts';
import { NotAccepted } from '../../lib/not-accepted.ts';
import { DatabaseUnavailable } from '../../store/database/database-error.ts';
import { typeOfName } from '../../store/files/check-content.ts';
import { letterBucket } from '../../store/records/letter-files.ts';
import type { RecordStore } from '../../store/records/record-store.ts';
import { idFrom } from './message-ids.ts';
import type { FoundFile } from './read-content.ts';

/** A file as staff_receive_reply takes it. */
export type LetterFileEntry = {
  id: string;
  name: string;
  path: string | null;
  type: string | null;
  size: number | null;
  refused: string | null;
};

type Options = {
  recordId: string;
  letterId: string;
  messageId: string;
  /** What cannot be stored now is not tried again. */
  isLastAttempt: boolean;
};

/** Stores the files of a mail with the checks of uploads. A refused one is named with the reason. */
export async function storeFiles(
  records: Pick<RecordStore, 'storeFile'>,
  files: FoundFile[],
  options: Options,
): Promise<LetterFileEntry[]> {
  const entries: LetterFileEntry[] = [];
  for (const [place, file] of files.entries()) entries.push(await store(records, file, place, options));
  return entries;
}

async function store(
  records: Pick<RecordStore, 'storeFile'>,
  file: FoundFile,
  place: number,
  { recordId, letterId, messageId, isLastAttempt }: Options,
): Promise<LetterFileEntry> {
  const { name } = file;
  // Another mail with the same Message-ID has other bytes, and must not replace these.
  const id = idFrom('file', messageId, String(place), 'bytes' in file ? file.bytes : name);
  const refuse = (refused: string) => ({ id, name, path: null, type: null, size: null, refused });
  if ('refused' in file) return refuse(file.refused);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const path = `${recordId}/${letterId}/${id}.${typeOfName(name) ? ending : 'bin'}`;
  try {
    const { size, type } = await records.storeFile({
      bucket: letterBucket,
      path,
      name,
      type: typeOfName(name) ?? file.type,
      bytes: file.bytes,
      // Not the address of the mail, which its sender can choose.
      visitor: recordId,
    });
    return { id, name, path, type, size, refused: null };
  } catch (error) {
    const isRefused = error instanceof NotAccepted && !error.isForNow && error.reason !== 'too many';
    if (isRefused) return refuse(error.message);
    if (isLastAttempt && !(error instanceof DatabaseUnavailable)) return refuse(words.notCheckedNow);
    throw error;
  }
}
