import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#app/forms/kit/send/draft.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { formatDayAndTime } from '../../words/office-times.ts';
import { noteWords as words } from '../../words/record.ts';
import { areaLook, labelLook, noteLook, problemLook, textLook } from '../ui/looks.ts';
import type { Me } from '../ui/use-me.ts';
import { Card, leaveField } from './ui/card.tsx';
import { type Address, type ShownRecord, useAddNote } from './ui/use-record.ts';

type Props = { address: Address; me: Me; field: Ref<HTMLTextAreaElement> };

/** What colleagues noted, oldest first, and a place to add to it. */
export function Notes({ address, notes: all, me, field }: Props & { notes: ShownRecord['notes'] }) {
  const notes = all.filter(({ sort }) => sort === 'note');
  return (
    <Card title={words.title}>
      {notes.length === 0 ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <ol className="ms-1.5 grid gap-3.5 border-s-2 border-line">
          {notes.map((note) => (
            <li
              key={note.id}
              className="relative ps-4 before:absolute before:-start-1.75 before:top-1.75 before:size-3 before:rounded-full before:border-2 before:border-accent before:bg-panel"
            >
              <p className="text-xs wrap-anywhere">
                <b>{note.author_name}</b>{' '}
                <time dateTime={note.written_at} className="text-muted">
                  {formatDayAndTime(note.written_at)}
                </time>
              </p>
              <p className={textLook}>{note.body}</p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm address={address} me={me} field={field} />
    </Card>
  );
}

/** The draft stays in this tab's storage until it is saved: a failure or an expired session loses nothing. */
function NoteForm({ address, me, field }: Props) {
  const draft = `note:${me.id}:${address.id}`;
  const [body, setBody] = useState(() => readDraft(draft).body ?? '');
  const addNote = useAddNote(address);

  function type(text: string) {
    setBody(text);
    if (text) writeDraft(draft, { body: text });
    else clearDraft(draft);
  }

  function save(event?: FormEvent) {
    event?.preventDefault();
    if (addNote.isPending || !body.trim()) return;
    addNote.mutate(body, { onSuccess: () => type('') });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') leaveField(event.currentTarget);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  }

  return (
    <form onSubmit={save} className={noteLook}>
      <label htmlFor="note" className={labelLook}>
        {words.label}
      </label>
      <textarea
        id="note"
        className={`min-h-22 ${areaLook}`}
        ref={field}
        rows={3}
        maxLength={5000}
        value={body}
        aria-describedby="note-problem"
        aria-keyshortcuts="n"
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id="note-problem" role="status" className={addNote.error ? problemLook : 'sr-only'}>
        {addNote.error && `${describeFailure(addNote.error)} ${words.draft}`}
        {addNote.isSuccess && !body && words.saved}
      </p>
      <ToolButton type="submit" aria-disabled={addNote.isPending || !body.trim()}>
        {addNote.isPending ? words.sending : words.submit}
      </ToolButton>
    </form>
  );
}
