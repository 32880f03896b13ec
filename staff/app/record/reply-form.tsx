import { type FormEvent, type KeyboardEvent, useState } from 'react';
import {
  clearDraft,
  readDraft,
  readLastAttempt,
  writeDraft,
  writeLastAttempt,
} from '#app/lib/submit/draft.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { fieldLook } from '../../ui/field-look.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { replyFormWords as words } from '../../words/mail.ts';
import type { Me } from '../shell/use-me.ts';
import { Card, Fact, Facts } from './card.tsx';
import { composeSubject } from './compose-reply.ts';
import { areaLook, labelLook, noteLook, problemLook, rowLook } from './looks.ts';
import type { OpenReply } from './reply.tsx';
import { type Address, type ShownRecord, useSendReply } from './use-record.ts';

type Props = { address: Address; record: ShownRecord; me: Me; reply: OpenReply };

const draftOf = (address: Address, me: Me) => `reply:${me.id}:${address.id}`;

export function hasReplyDraft(address: Address, me: Me): boolean {
  return Boolean(readDraft(draftOf(address, me)).body);
}

/** A reply by mail. The draft stays in this tab's storage until it is sent. */
export function ReplyForm({ address, record: { entry, sender }, me, reply }: Props) {
  const draft = draftOf(address, me);
  const [text, setText] = useState(() => {
    const { subject = composeSubject(entry), body = '' } = readDraft(draft);
    return { subject, body };
  });
  const sendReply = useSendReply(address);
  const isReady = Boolean(text.subject.trim() && text.body.trim()) && !sendReply.isPending;

  function change(changed: Partial<typeof text>) {
    const next = { ...text, ...changed };
    setText(next);
    if (next.body) writeDraft(draft, next);
    else clearDraft(draft);
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!isReady) return;
    // If the response was lost, the same text goes under the same id, and is sent once.
    const content = JSON.stringify(text);
    const last = readLastAttempt(draft);
    const id = last?.content === content ? last.id : crypto.randomUUID();
    writeLastAttempt(draft, { id, content });
    sendReply.mutate(
      { id, ...text },
      {
        onSuccess: () => {
          clearDraft(draft);
          reply.sent();
        },
      },
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') reply.close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  }

  return (
    <Card title={words.title} titleId="reply-title" aria-labelledby="reply-title">
      <Facts>
        <Fact label={words.from}>{sender}</Fact>
        <Fact label={words.to}>{entry.email}</Fact>
      </Facts>
      <form onSubmit={send} className={noteLook}>
        <label htmlFor="reply-subject" className={labelLook}>
          {words.subject}
        </label>
        <input
          id="reply-subject"
          className={`min-h-9 w-full py-2 touch:min-h-[44px] ${fieldLook}`}
          maxLength={200}
          value={text.subject}
          onChange={(event) => change({ subject: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <label htmlFor="reply-text" className={labelLook}>
          {words.text}
        </label>
        <textarea
          id="reply-text"
          className={`min-h-48 ${areaLook}`}
          ref={reply.text}
          rows={8}
          maxLength={5000}
          value={text.body}
          aria-describedby="reply-hint reply-problem"
          onChange={(event) => change({ body: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <p id="reply-hint" className="text-sm text-muted">
          {words.hint}
        </p>
        <p id="reply-problem" role="status" className={sendReply.error ? problemLook : 'sr-only'}>
          {sendReply.error && `${describeFailure(sendReply.error)} ${words.draft}`}
        </p>
        <p className={rowLook}>
          <ToolButton look="primary" type="submit" aria-disabled={!isReady}>
            {sendReply.isPending ? words.sending : words.send}
          </ToolButton>
          <ToolButton onClick={reply.close}>{words.close}</ToolButton>
        </p>
      </form>
    </Card>
  );
}
