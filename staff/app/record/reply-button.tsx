import { replyFormWords as words } from '../../words/mail.ts';
import type { OpenReply } from './use-reply-form.ts';

/** Opens the form, and says afterwards that the reply is on its way. */
export function ReplyButton({ reply: { state, button, open } }: { reply: OpenReply }) {
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
