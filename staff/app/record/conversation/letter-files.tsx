import type { ShownNote } from '../../../../server/staff/records/shown-record.ts';
import { conversationWords as words } from '../../../words/conversation.ts';
import { problemLook } from '../../ui/looks.ts';
import type { Me } from '../../ui/use-me.ts';
import { RecordFile } from '../files/files.tsx';
import type { Address } from '../ui/use-record.ts';

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
