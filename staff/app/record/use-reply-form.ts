import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Me } from '../shell/use-me.ts';
import { hasReplyDraft } from './reply-form.tsx';
import type { Address, ShownRecord } from './use-record.ts';

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
