import type { Ref } from 'react';
import type { Note } from '#domain/records.ts';
import { formatDayAndTime } from '../../words/office-times.ts';
import { noteWords as words } from '../../words/record.ts';
import type { Me } from '../shell/use-me.ts';
import { NoteForm } from './note-form.tsx';
import type { Address } from './use-record.ts';

type Props = { address: Address; notes: Note[]; me: Me; field: Ref<HTMLTextAreaElement> };

/** What colleagues wrote and did, oldest first, and a place to add to it. */
export function Notes({ address, notes, me, field }: Props) {
  return (
    <section className="record-card">
      <h2>{words.title}</h2>
      {notes.length === 0 ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <ol className="record-timeline">
          {notes.map((note) => (
            <li key={note.id} data-sort={note.sort}>
              <p className="record-author">
                <b>{note.author_name}</b> {note.sort === 'reply_sent' && words.replySent}{' '}
                <time dateTime={note.written_at}>{formatDayAndTime(note.written_at)}</time>
              </p>
              <p className="record-text">{note.sort === 'reply_started' ? words.replyStarted : note.body}</p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm address={address} me={me} field={field} />
    </section>
  );
}
