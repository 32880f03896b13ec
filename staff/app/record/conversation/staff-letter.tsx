import type { ShownNote } from '../../../../server/staff/records/shown-record.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { claimStatusNames, claimWords } from '../../../words/claims.ts';
import { conversationWords as words } from '../../../words/conversation.ts';
import { formatDayAndTime } from '../../../words/office-times.ts';
import { problemLook, textLook } from '../../ui/looks.ts';
import type { Me } from '../../ui/use-me.ts';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { Letter } from './letter.tsx';
import { LetterFiles } from './letter-files.tsx';
import { explainFailure } from './mail-failure.ts';
import { OfferedAppointment } from './offered-appointment.tsx';

type Props = {
  address: Address;
  record: ShownRecord;
  note: ShownNote;
  me: Me;
  onSendAgain: (body: string) => void;
};

/** An answer of ours, and what became of its mail. */
export function StaffLetter({ address, record, note, me, onSendAgain }: Props) {
  const { author, author_name, address: to, failed_at } = note;
  return (
    <Letter
      id={note.id}
      author={author === me.id ? words.you(author_name) : author_name}
      about={to ? words.to(to) : undefined}
      time={note.written_at}
      isOurs
    >
      {note.claim_status && (
        <h3 className="text-base leading-[1.3]">{claimWords.set(claimStatusNames[note.claim_status])}</h3>
      )}
      {note.body && <p className={textLook}>{note.body}</p>}
      <OfferedAppointment {...{ address, record, note }} />
      <LetterFiles address={address} files={note.files} me={me} />
      <p role="status" className={`text-xs empty:hidden ${failed_at ? problemLook : 'text-muted'}`}>
        {describeDelivery(note)}
      </p>
      {failed_at && (
        <p>
          <ToolButton onClick={() => onSendAgain(note.body)}>{words.sendAgain}</ToolButton>
        </p>
      )}
    </Letter>
  );
}

function describeDelivery({ address, failed_at, failure, delivered_at, last_failure }: ShownNote): string {
  // A status that was set while mail was off.
  if (!address) return '';
  if (failed_at) return words.failed(explainFailure(failure));
  if (delivered_at) return words.delivered(formatDayAndTime(delivered_at));
  return last_failure ? words.delayed(explainFailure(last_failure)) : words.waiting;
}
