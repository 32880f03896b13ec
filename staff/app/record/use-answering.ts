import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Me } from '../shell/use-me.ts';
import { hasAnswerDraft } from './answer-form.tsx';
import type { Address, ShownRecord } from './use-record.ts';

/** Whether the form for an answer is open. A draft opens it. */
export function useAnswering(address: Address, { sender }: ShownRecord, me: Me) {
  /** Null while mail is off: a reply then starts in a mail program. */
  const canAnswer = sender !== null;
  const [state, setState] = useState<'closed' | 'open' | 'sent'>(
    canAnswer && hasAnswerDraft(address, me) ? 'open' : 'closed',
  );
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const end = (outcome: 'closed' | 'sent') => {
    setState(outcome);
    button.current?.focus();
  };
  return {
    ...{ canAnswer, state, button, text },
    open: () => {
      if (!canAnswer) return;
      flushSync(() => setState('open'));
      text.current?.focus();
    },
    close: () => end('closed'),
    sent: () => end('sent'),
  };
}

export type Answering = ReturnType<typeof useAnswering>;
