import { type FormEvent, useState } from 'react';
import { languageFor } from '#office/record-language.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { offerWords } from '../../../words/offers.ts';
import { areaLook, labelLook } from '../../ui/looks.ts';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { useSendLetter } from './use-letters.ts';

const { cancel: words } = offerWords;

type Props = { address: Address; record: ShownRecord; onClose: () => void };

/** Takes an appointment out of the person's calendar, with a letter that says so. */
export function CancelDialog({ address, record, onClose }: Props) {
  /** The same letter is sent once, however often it is tried. */
  const [id] = useState(() => crypto.randomUUID());
  const [body, setBody] = useState(words.start[languageFor(record.entry.language).code]);
  const { mutate, error, isPending } = useSendLetter(address);
  const seen = record.notes.filter(({ sort }) => sort === 'reply_sent' || sort === 'reply_received');
  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending || !body.trim()) return;
    const letter = { id, body: body.trim(), seenLetters: seen.length, cancels: true } as const;
    mutate(letter, { onSuccess: onClose });
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4">
        <Failure error={error} />
        <p>{words.text}</p>
        <div className="grid gap-1">
          <label htmlFor="cancel-letter" className={labelLook}>
            {words.letter}
          </label>
          <textarea
            id="cancel-letter"
            className={`min-h-28 ${areaLook}`}
            rows={5}
            maxLength={5000}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button look="danger" type="submit" aria-disabled={isPending || !body.trim() || undefined}>
            {isPending ? words.sending : words.send}
          </Button>
          <Button onClick={onClose}>{words.keep}</Button>
        </div>
      </form>
    </Dialog>
  );
}
