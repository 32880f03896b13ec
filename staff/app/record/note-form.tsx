import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '#app/lib/submit/draft.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { noteWords as words } from '../../words/record.ts';
import type { Me } from '../shell/use-me.ts';
import { areaLook, labelLook, noteLook, problemLook } from './looks.ts';
import { type Address, useAddNote } from './use-record.ts';

type Props = { address: Address; me: Me; field: Ref<HTMLTextAreaElement> };

/** The draft stays in this tab's storage until it is saved: a failure or an expired session loses nothing. */
export function NoteForm({ address, me, field }: Props) {
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
    if (event.key === 'Escape') event.currentTarget.blur();
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
      </p>
      <ToolButton type="submit" aria-disabled={addNote.isPending || !body.trim()}>
        {addNote.isPending ? words.sending : words.submit}
      </ToolButton>
    </form>
  );
}
