import type { Note } from '#domain/records.ts';
import type { SentMail } from '../../../server/staff/api/mail-routes.ts';
import { Failure } from '../../ui/failure.tsx';
import { mailListWords as words } from '../../words/mail.ts';
import { formatDayAndTime } from '../../words/office-times.ts';
import { Card } from './card.tsx';
import { problemLook } from './looks.ts';
import { type Address, useMail } from './use-record.ts';

type Props = { address: Address; notes: Note[]; isOn: boolean };

/** The mail that the person got about this record, and what became of it. */
export function MailList({ address, notes, isOn }: Props) {
  const { data: mails, error } = useMail(address);
  if (error && !mails)
    return (
      <Card title={words.title}>
        <Failure error={error} />
      </Card>
    );
  if (!mails || (mails.length === 0 && !isOn)) return null;
  return (
    <Card title={words.title} aria-live="polite">
      {mails.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="grid gap-2.5 text-xs">
          {mails.map((mail) => (
            <li key={mail.id} className="grid wrap-anywhere">
              <b>{nameOf(mail, notes)}</b>
              <span className={mail.given_up_at ? problemLook : 'text-muted'}>{describeState(mail)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function nameOf({ purpose, note_id }: SentMail, notes: Note[]): string {
  const author = notes.find(({ id }) => id === note_id)?.author_name;
  return author ? words.replyBy(author) : words.purposes[purpose];
}

function describeState({ sent_at, given_up_at, last_failure, created_at }: SentMail): string {
  if (sent_at) return words.sent(formatDayAndTime(sent_at));
  const reason = last_failure && explain(last_failure);
  if (given_up_at) return words.givenUp(formatDayAndTime(given_up_at), reason ?? '');
  return reason ? words.delayed(formatDayAndTime(created_at), reason) : words.waiting;
}

/** The code of a failure begins with the mail library's name for it. */
function explain(failure: string): string {
  return words.failures[failure.split(' ')[0] ?? ''] ?? words.otherFailure(failure);
}
