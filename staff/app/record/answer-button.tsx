import { answerWords as words } from '../../words/mail.ts';
import type { Answering } from './use-answering.ts';

/** Opens the form, and says afterwards that the answer is on its way. */
export function AnswerButton({ answering: { state, button, open } }: { answering: Answering }) {
  return (
    <>
      <button
        ref={button}
        type="button"
        className="record-reply"
        aria-expanded={state === 'open'}
        aria-keyshortcuts="r"
        onClick={open}
      >
        {words.open}
      </button>
      <p role="status" className={state === 'sent' ? 'text-sm' : 'sr-only'}>
        {state === 'sent' && words.queued}
      </p>
    </>
  );
}
