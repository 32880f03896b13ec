import { ToolButton } from '../../ui/tool-button.tsx';
import { replyFormWords as words } from '../../words/mail.ts';
import type { OpenReply } from './use-reply-form.ts';

/** Opens the form, and says afterwards that the reply is on its way. */
export function ReplyButton({ reply: { state, button, open } }: { reply: OpenReply }) {
  return (
    <>
      <ToolButton
        look="primary"
        ref={button}
        aria-expanded={state === 'open'}
        aria-keyshortcuts="r"
        onClick={open}
      >
        {words.open}
      </ToolButton>
      <p role="status" className={state === 'sent' ? 'text-sm' : 'sr-only'}>
        {state === 'sent' && words.queued}
      </p>
    </>
  );
}
