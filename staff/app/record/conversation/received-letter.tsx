import type { ShownNote } from '../../../../server/staff/records/shown-record.ts';
import { describeFailure } from '../../../api/describe-failure.ts';
import { Tag } from '../../../ui/tag.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { conversationWords as words } from '../../../words/conversation.ts';
import { problemLook, rowLook, textLook, troubleLook } from '../../ui/looks.ts';
import type { Me } from '../../ui/use-me.ts';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { Letter } from './letter.tsx';
import { LetterFiles } from './letter-files.tsx';
import { AnsweredAppointment } from './offered-appointment.tsx';
import { useConfirmReply } from './use-letters.ts';

type Props = { address: Address; record: ShownRecord; note: ShownNote; me: Me };

/** A mail that the visitor sent back. */
export function ReceivedLetter({ address, record, note, me }: Props) {
  const { author_name, address: from, subject, body, quoted, calendar } = note;
  return (
    <Letter
      id={note.id}
      author={author_name || from || ''}
      about={from ? words.from(from) : undefined}
      time={note.written_at}
    >
      {note.automatic && (
        <p className="-ms-2">
          <Tag>{words.automatic}</Tag>
        </p>
      )}
      {!note.confirmed && <Unconfirmed address={address} note={note.id} hasSender={Boolean(from)} />}
      {subject && <h3 className="text-sm leading-[1.3] wrap-anywhere">{subject}</h3>}
      {calendar && <AnsweredAppointment {...{ record, calendar }} />}
      {(body || !calendar) && <p className={body ? textLook : 'text-muted'}>{body || words.noText}</p>}
      {quoted && (
        <details>
          <summary className="min-h-6 cursor-pointer text-xs text-muted">{words.quoted}</summary>
          <p className={`mt-2 border-s-2 border-line ps-3 text-muted ${textLook}`}>{quoted}</p>
        </details>
      )}
      <LetterFiles address={address} files={note.files} me={me} />
    </Letter>
  );
}

type UnconfirmedProps = { address: Address; note: string; hasSender: boolean };

/** From another address than the record's, or from none that is certain. */
function Unconfirmed({ address, note, hasSender }: UnconfirmedProps) {
  const { mutate, isPending, error } = useConfirmReply(address);
  const say = (isTheirs: boolean) => !isPending && mutate({ note, isTheirs });
  const { text, theirs, notTheirs } = words.unconfirmed;
  const { title, note: explanation } = hasSender ? words.unconfirmed : words.unconfirmed.nobody;
  return (
    <div className={troubleLook}>
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
      <p className={rowLook}>
        <ToolButton aria-disabled={isPending} onClick={() => say(true)}>
          {theirs}
        </ToolButton>
        <ToolButton aria-disabled={isPending} onClick={() => say(false)}>
          {notTheirs}
        </ToolButton>
      </p>
      <p className="text-xs text-muted">{explanation}</p>
      <p role="status" className={error ? problemLook : 'sr-only'}>
        {error && describeFailure(error)}
      </p>
    </div>
  );
}
