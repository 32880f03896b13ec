import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { SubmitButton } from '#app/forms/kit/form/submit-button.tsx';
import { websiteLimits } from '#office/website/limits.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { hasFailedWith } from '../../api/request-failed.ts';
import { linkLook } from '../../ui/link-look.ts';
import { publishWords as words } from '../../words/website-publish.ts';
import { TextField } from './fields.tsx';
import { addressOf } from './links.ts';
import { readFault } from './read-fault.ts';

type Props = { count: number; isPending: boolean; error: unknown; onPublish: (note: string) => void };

/** A note for colleagues, and the one button. */
export function PublishForm({ count, isPending, error, onPublish }: Props) {
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (count > 0 && !isPending) onPublish(note);
  }
  return (
    <form onSubmit={submit} noValidate className="card grid grid-cols-1 gap-4 p-4 sm:p-5">
      <TextField path="note" words={words.note} value={note} limit={websiteLimits.note} onChange={setNote} />
      {error !== null && <PublishFailure error={error} />}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {asked && count === 0 && words.chooseOne}
      </p>
      <p role="status" className="text-muted empty:hidden">
        {isPending && <Progress />}
      </p>
      <SubmitButton label={words.submit(count)} sending={{ active: isPending, label: words.sending }} />
    </form>
  );
}

/** In milliseconds for each sentence. */
const pace = 5_000;

function Progress() {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((last) => Math.min(last + 1, words.working.length - 1)), pace);
    return () => clearInterval(timer);
  }, []);
  return words.working[at];
}

/** On a phone it appears below what is seen. */
const showWhole = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'center' });

/** What was wrong, and the way to the item at fault. */
function PublishFailure({ error }: { error: unknown }) {
  const { sentence, item } = readFault(error);
  const isStale = hasFailedWith(error, 'draft_changed');
  return (
    <div
      ref={showWhole}
      role="alert"
      className="grid grid-cols-1 gap-1 rounded-sm border-2 border-danger px-4 py-3"
    >
      <p className="font-semibold text-danger">{sentence ?? describeFailure(error)}</p>
      {!isStale && <p>{words.failed}</p>}
      {item && (
        <Link to={addressOf.item(item)} className={linkLook}>
          {words.toItem(item.name)}
        </Link>
      )}
    </div>
  );
}
