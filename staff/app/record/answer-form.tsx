import { type FormEvent, type KeyboardEvent, useState } from 'react';
import {
  clearDraft,
  readDraft,
  readLastAttempt,
  writeDraft,
  writeLastAttempt,
} from '#app/lib/submit/draft.ts';
import { RequestFailed } from '../../api/client.ts';
import { answerFailures, answerWords as words } from '../../words/mail.ts';
import type { Me } from '../shell/use-me.ts';
import { composeSubject } from './compose-reply.ts';
import type { Answering } from './use-answering.ts';
import { useSendAnswer } from './use-mail.ts';
import type { Address, ShownRecord } from './use-record.ts';

type Props = { address: Address; record: ShownRecord; me: Me; answering: Answering };

const draftOf = (address: Address, me: Me) => `answer:${me.id}:${address.id}`;

export function hasAnswerDraft(address: Address, me: Me): boolean {
  return Boolean(readDraft(draftOf(address, me)).body);
}

/** An answer by mail. The draft stays in this tab's storage until it is sent. */
export function AnswerForm({ address, record: { entry, sender }, me, answering }: Props) {
  const draft = draftOf(address, me);
  const [answer, setAnswer] = useState(() => {
    const { subject = composeSubject(entry), body = '' } = readDraft(draft);
    return { subject, body };
  });
  const sendAnswer = useSendAnswer(address);
  const isReady = Boolean(answer.subject.trim() && answer.body.trim()) && !sendAnswer.isPending;

  function change(changed: Partial<typeof answer>) {
    const next = { ...answer, ...changed };
    setAnswer(next);
    if (next.body) writeDraft(draft, next);
    else clearDraft(draft);
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!isReady) return;
    // If the response was lost, the same text goes under the same id, and is sent once.
    const content = JSON.stringify(answer);
    const last = readLastAttempt(draft);
    const id = last?.content === content ? last.id : crypto.randomUUID();
    writeLastAttempt(draft, { id, content });
    sendAnswer.mutate(
      { id, ...answer },
      {
        onSuccess: () => {
          clearDraft(draft);
          answering.sent();
        },
      },
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') answering.close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  }

  return (
    <section className="record-card" aria-labelledby="answer-title">
      <h2 id="answer-title">{words.title}</h2>
      <dl className="record-facts">
        <div>
          <dt>{words.from}</dt>
          <dd>{sender}</dd>
        </div>
        <div>
          <dt>{words.to}</dt>
          <dd>{entry.email}</dd>
        </div>
      </dl>
      <form onSubmit={send} className="record-note record-answer">
        <label htmlFor="answer-subject">{words.subject}</label>
        <input
          id="answer-subject"
          maxLength={200}
          value={answer.subject}
          onChange={(event) => change({ subject: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <label htmlFor="answer-text">{words.text}</label>
        <textarea
          id="answer-text"
          ref={answering.text}
          rows={8}
          maxLength={5000}
          value={answer.body}
          aria-describedby="answer-hint answer-problem"
          onChange={(event) => change({ body: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <p id="answer-hint" className="text-sm text-muted">
          {words.hint}
        </p>
        <p id="answer-problem" role="status" className={sendAnswer.error ? 'record-problem' : 'sr-only'}>
          {sendAnswer.error && `${problemOf(sendAnswer.error)} ${words.draft}`}
        </p>
        <p className="record-actions">
          <button type="submit" className="record-reply" aria-disabled={!isReady}>
            {sendAnswer.isPending ? words.sending : words.send}
          </button>
          <button type="button" className="record-button" onClick={answering.close}>
            {words.close}
          </button>
        </p>
      </form>
    </section>
  );
}

function problemOf(error: Error): string | undefined {
  const code = error instanceof RequestFailed ? error.code : 'failed';
  return answerFailures[code] ?? answerFailures.failed;
}
