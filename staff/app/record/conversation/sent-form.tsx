import { conversationWords } from '../../../words/conversation.ts';
import { recordWords as words } from '../../../words/record.ts';
import { textLook } from '../../ui/looks.ts';
import type { Me } from '../../ui/use-me.ts';
import { ClaimFields } from '../claims/claim-fields.tsx';
import { RecordFiles } from '../files/files.tsx';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { Fields } from './fields.tsx';
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
        <SentText record={record} />
        {entry.kind === 'verification' && <Fields address={address} fields={fields} />}
        {entry.kind === 'claim' && <ClaimFields fields={fields} />}
      </Letter>
      {files.length > 0 && <RecordFiles address={address} files={files} me={me} />}
    </>
  );
}

/** The visitor's own words: always text, with their line breaks. */
function SentText({ record: { entry, fields } }: { record: ShownRecord }) {
  if (entry.kind === 'message')
    return (
      <>
        <h3 className="text-[1.25rem] leading-[1.3] tracking-[-0.005em] wrap-anywhere">{fields.subject}</h3>
        <p className={textLook}>{fields.message}</p>
      </>
    );
  if (entry.kind === 'application')
    return fields.cover_letter ? (
      <p className={textLook}>{fields.cover_letter}</p>
    ) : (
      <p className="text-muted">{words.noCoverLetter}</p>
    );
  return null;
}
