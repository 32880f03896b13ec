import type { Ref } from 'react';
import type { Note } from '#domain/records.ts';
import { formatDayAndTime } from '../../words/office-times.ts';
import { noteWords as words } from '../../words/record.ts';
import type { Me } from '../shell/use-me.ts';
import { Card } from './card.tsx';
import { textLook } from './looks.ts';
import { NoteForm } from './note-form.tsx';
import type { Address } from './use-record.ts';

type Props = { address: Address; notes: Note[]; me: Me; field: Ref<HTMLTextAreaElement> };

/** What colleagues wrote and did, oldest first, and a place to add to it. */
export function Notes({ address, notes, me, field }: Props) {
  return (
    <Card title={words.title}>
      {notes.length === 0 ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <ol className="ms-1.5 grid gap-3.5 border-s-2 border-line">
          {notes.map((note) => (
            <li
              key={note.id}
              className={`relative ps-4 before:absolute before:-start-1.75 before:top-1.75 before:size-3 before:rounded-full before:border-2 before:border-accent ${note.sort === 'note' ? 'before:bg-panel' : 'before:bg-accent'}`}
            >
              <p className="text-xs wrap-anywhere">
                <b>{note.author_name}</b> {note.sort === 'reply_sent' && words.replySent}{' '}
                <time dateTime={note.written_at} className="text-muted">
                  {formatDayAndTime(note.written_at)}
                </time>
              </p>
              <p className={textLook}>{note.sort === 'reply_started' ? words.replyStarted : note.body}</p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm address={address} me={me} field={field} />
    </Card>
  );
}
