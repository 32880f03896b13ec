import { type ReactNode, useState } from 'react';
import type { ShownNote } from '../../../../server/staff/records/shown-record.ts';
import { claimWords } from '../../../words/claims.ts';
import { conversationWords as words } from '../../../words/conversation.ts';
import { formatDayAndTime } from '../../../words/office-times.ts';
import type { Me } from '../../ui/use-me.ts';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { explainFailure } from './mail-failure.ts';
import { newestNews } from './newest-news.ts';
import { ReceivedLetter } from './received-letter.tsx';
import { SentForm } from './sent-form.tsx';
import { StaffLetter } from './staff-letter.tsx';

type Props = { address: Address; record: ShownRecord; me: Me; onSendAgain: (body: string) => void };

/** What the visitor sent, our answers and their replies, in order. */
export function Conversation({ address, record, me, onSendAgain }: Props) {
  const letters = record.notes.filter(({ sort }) => sort !== 'note');
  const [first] = useState(letters.length);
  const newest = newestNews(letters, first, me.id);
  return (
    <section aria-label={words.title} className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {newest && words.news(newest.author_name || (newest.address ?? ''))}
      </p>
      <SentForm address={address} record={record} me={me} />
      {record.receipt && <Receipt receipt={record.receipt} />}
      {letters.map((note) => (
        <ConversationItem key={note.id} {...{ address, record, note, me, onSendAgain }} />
      ))}
    </section>
  );
}

type ItemProps = Props & { note: ShownNote };

function ConversationItem({ address, record, note, me, onSendAgain }: ItemProps) {
  if (note.sort === 'reply_sent' || note.sort === 'status')
    return <StaffLetter {...{ address, record, note, me, onSendAgain }} />;
  if (note.sort === 'reply_received') return <ReceivedLetter {...{ address, record, note, me }} />;
  return (
    <Event>
      {note.author !== 'system' && <b>{note.author_name} </b>}
      {describeAct(note)} · <time dateTime={note.written_at}>{formatDayAndTime(note.written_at)}</time>
    </Event>
  );
}

function describeAct({ sort, body }: ShownNote): string {
  if (sort === 'photos') return claimWords.photosAdded(Number(body));
  return sort === 'answered' ? (words.answered[body] ?? body) : words.replyStarted;
}

function Receipt({ receipt }: { receipt: NonNullable<ShownRecord['receipt']> }) {
  const { sent_at, given_up_at, last_failure } = receipt;
  if (sent_at) return <Event>{words.receipt.sent(formatDayAndTime(sent_at))}</Event>;
  return (
    <Event isProblem={given_up_at !== null}>
      {given_up_at ? words.receipt.failed(explainFailure(last_failure)) : words.receipt.waiting}
    </Event>
  );
}

function Event({ children, isProblem = false }: { children: ReactNode; isProblem?: boolean }) {
  return (
    <p className={`px-2 text-xs wrap-anywhere ${isProblem ? 'font-semibold text-danger' : 'text-muted'}`}>
      {children}
    </p>
  );
}
