import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeFailure } from '../../api/describe-failure.ts';
import { ToolButton, toolLook } from '../../ui/tool-button.tsx';
import { replyFormWords } from '../../words/mail.ts';
import { workWords } from '../../words/record.ts';
import type { Me } from '../shell/use-me.ts';
import { composeReply } from './compose-reply.ts';
import { problemLook } from './looks.ts';
import { hasReplyDraft } from './reply-form.tsx';
import { type Address, type ShownRecord, useStartReply } from './use-record.ts';

/** Whether the form for a reply is open. A draft opens it. */
export function useReplyForm(address: Address, { sender }: ShownRecord, me: Me) {
  /** Null while mail is off: a reply then starts in a mail program. */
  const canSend = sender !== null;
  const [state, setState] = useState<'closed' | 'open' | 'sent'>(
    canSend && hasReplyDraft(address, me) ? 'open' : 'closed',
  );
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const end = (outcome: 'closed' | 'sent') => {
    setState(outcome);
    button.current?.focus();
  };
  return {
    canSend,
    state,
    button,
    text,
    open: () => {
      if (!canSend) return;
      flushSync(() => setState('open'));
      text.current?.focus();
    },
    close: () => end('closed'),
    sent: () => end('sent'),
  };
}

export type OpenReply = ReturnType<typeof useReplyForm>;

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
        {replyFormWords.open}
      </ToolButton>
      <p role="status" className={state === 'sent' ? 'text-sm' : 'sr-only'}>
        {state === 'sent' && replyFormWords.queued}
      </p>
    </>
  );
}

/** While mail is off, a reply starts in the person's own mail program. */
export function ReplyLink({ address, record }: { address: Address; record: ShownRecord }) {
  const startReply = useStartReply(address);
  const { message, cover_letter, additional_info } = record.fields;
  return (
    <>
      <a
        className={toolLook('primary')}
        href={composeReply(record.entry, message ?? cover_letter ?? additional_info ?? '')}
        title={workWords.replyHint}
        onClick={() => startReply.mutate()}
      >
        {workWords.reply}
      </a>
      <p role="status" className={startReply.error ? problemLook : 'sr-only'}>
        {startReply.error && describeFailure(startReply.error)}
      </p>
    </>
  );
}
