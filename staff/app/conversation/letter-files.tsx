import type { ShownNote } from '../../../server/staff/records/shown-record.ts';
import { conversationWords as words } from '../../words/conversation.ts';
import { RecordFile } from '../record/files.tsx';
import { problemLook } from '../record/looks.ts';
import type { Address } from '../record/use-record.ts';
import type { Me } from '../shell/use-me.ts';

type Props = { address: Address; files: ShownNote['files']; me: Me };

/** The files of a letter, in the same preview as those of the form. A refused one is named. */
export function LetterFiles({ address, files, me }: Props) {
  return files.map((file) =>
    file.refused ? (
      <p key={file.part} className={`text-xs wrap-anywhere ${problemLook}`}>
        {words.refusedFile(file.name, file.refused)}
      </p>
    ) : (
      <RecordFile key={file.part} address={address} file={file} title={file.name} me={me} />
    ),
  );
}
