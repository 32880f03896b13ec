import { conversationWords } from '../../../words/conversation.ts';
import type { Me } from '../../ui/use-me.ts';
import { RecordFiles } from '../files/files.tsx';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { Answers } from './answers.tsx';
import { Letter } from './letter.tsx';

type Props = { address: Address; record: ShownRecord; me: Me };

/** What the visitor sent with the form: the first letter, and the files that came with it. */
export function SentForm({ address, record, me }: Props) {
  const { entry, fields, files } = record;
  return (
    <>
      <Letter
        id={entry.record_id}
        author={entry.person}
        about={conversationWords.sent[entry.kind]}
        time={entry.created_at}
      >
        <Answers address={address} fields={fields} />
      </Letter>
      {files.length > 0 && <RecordFiles address={address} files={files} me={me} />}
    </>
  );
}
