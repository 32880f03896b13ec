import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Appointment, isPossible } from '#domain/appointments.ts';
import { findGap } from '#domain/fill-placeholders.ts';
import type { Outcome } from '#domain/outcomes.ts';
import type { SavedReply } from '#domain/saved-replies.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { composerWords as words } from '../../words/conversation.ts';
import { letterElementId } from '../conversation/letter.tsx';
import { useIsSending, useSendLetter, useWatch } from '../conversation/use-letters.ts';
import { Card } from '../record/card.tsx';
import { areaLook, labelLook, problemLook, rowLook } from '../record/looks.ts';
import { OutcomeDialog } from '../record/outcome-dialog.tsx';
import type { Address, ShownRecord } from '../record/use-record.ts';
import type { Me } from '../shell/use-me.ts';
import { AppointmentField } from './appointment-field.tsx';
import { AttachButton, AttachedFiles } from './attached-files.tsx';
import { ComposerActions } from './composer-actions.tsx';
import { fillReply } from './fill-reply.ts';
import { openLetterDraft } from './letter-draft.ts';
import { Recipient } from './recipient.tsx';
import { SavedReplyPicker } from './saved-reply-picker.tsx';
import { useAttachedFiles } from './use-attached-files.ts';
import { useSavedReplies } from './use-saved-replies.ts';

type Props = {
  address: Address;
  record: ShownRecord;
  me: Me;
  field: Ref<HTMLTextAreaElement>;
  /** Written again after it did not arrive. */
  start: string;
};

/** Writes an answer that goes out by mail. */
export function Composer({ address, record, me, field, start }: Props) {
  const draft = openLetterDraft(address, me);
  const [body, setBody] = useState(() => start || (draft.isSent(record) ? '' : draft.read()));
  const [to, setTo] = useState<string>();
  const [appointment, setAppointment] = useState<Appointment | null>(null);
  const [isClosing, setClosing] = useState(false);
  const [isPicking, setPicking] = useState(false);
  /** A gap of a saved reply that the person was asked about. Sending again sends it as it is. */
  const [askedGap, setAskedGap] = useState('');
  /** Of the saved reply that was chosen. */
  const [likely, setLikely] = useState<Outcome>();
  const { data: replies = [] } = useSavedReplies(address.kind);
  const attached = useAttachedFiles(address);
  const send = useSendLetter(address);
  const isSending = useIsSending(address);
  const writing = useWatch(address, record, body.trim() !== '');
  const isReady =
    body.trim() !== '' && !isSending && !attached.isUploading && (!appointment || isPossible(appointment));
  const isSent = draft.isSent(record);

  // The answer is part of the conversation: also if it was sent before the record was closed and opened again.
  const clear = useEffectEvent(() => {
    draft.clear();
    setBody('');
    attached.clear();
    setAppointment(null);
  });
  useEffect(() => {
    if (isSent) clear();
  }, [isSent]);

  function type(text: string) {
    setBody(text);
    draft.write(text);
  }

  function submit(done?: { outcome?: Outcome }) {
    if (!isReady) return;
    const gap = findGap(body);
    const open = gap ? body.slice(gap.start, gap.end) : '';
    if (open !== askedGap) {
      setAskedGap(open);
      if (open) return selectGap();
    }
    const { kind } = record.entry;
    if (done && kind !== 'message' && !done.outcome) return setClosing(true);
    const files = attached.files.map(({ id, name }) => ({ id, name }));
    const letter = {
      body: body.trim(),
      files,
      ...(to && { to }),
      ...(appointment && { appointment }),
      ...(done && { done }),
    };
    const id = draft.idFor(JSON.stringify(letter));
    const seenLetters = record.notes.filter(
      ({ sort }) => sort.startsWith('reply_') && sort !== 'reply_started',
    );
    send.mutate(
      { id, seenLetters: seenLetters.length, ...letter },
      { onSuccess: () => document.getElementById(letterElementId(id))?.focus({ preventScroll: true }) },
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key === '/' && body === '') {
      event.preventDefault();
      setPicking(true);
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit(event.shiftKey ? {} : undefined);
  }

  function insert(reply: SavedReply) {
    const filled = fillReply(reply.body, { entry: record.entry, me });
    flushSync(() => {
      setPicking(false);
      type(body.trim() ? `${body.trimEnd()}\n\n${filled}` : filled);
    });
    if (reply.outcome) setLikely(reply.outcome);
    selectGap();
  }

  return (
    <Card title={words.title} titleId="composer-title" aria-labelledby="composer-title">
      <Recipient record={record} to={to} onChange={setTo} />
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
        className="grid grid-cols-1 gap-2"
      >
        <label htmlFor="letter" className={labelLook}>
          {words.label}
        </label>
        <textarea
          id="letter"
          className={`min-h-36 ${areaLook}`}
          ref={field}
          rows={6}
          maxLength={5000}
          value={body}
          readOnly={isSending}
          aria-describedby="letter-hint letter-problem"
          aria-keyshortcuts="r"
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <AttachedFiles attached={attached} />
        <div className={rowLook}>
          <AttachButton attached={attached} />
          <ToolButton onClick={() => setPicking(true)}>{words.savedReplies}</ToolButton>
          <AppointmentField value={appointment} onChange={setAppointment} />
        </div>
        <p id="letter-hint" className="text-xs text-muted">
          {words.hint}
        </p>
        <p id="letter-problem" role="status" className={send.error ? problemLook : 'text-sm empty:hidden'}>
          {send.error && `${describeFailure(send.error)} ${words.draft}`}
          {askedGap && body.includes(askedGap) && !isSending && words.gap(askedGap)}
          {isSending && words.stillSending}
          {send.isSuccess && !body && (send.variables.done ? words.queuedDone : words.queued)}
        </p>
        <p role="status" className="text-sm font-semibold text-star empty:hidden">
          {writing.length > 0 && words.writing(writing)}
        </p>
        <ComposerActions {...{ isReady, isSending }} onSendAndDone={() => submit({})} />
      </form>
      {isPicking && (
        <SavedReplyPicker replies={replies} onChoose={insert} onClose={() => setPicking(false)} />
      )}
      {isClosing && (
        <OutcomeDialog
          kind={record.entry.kind}
          count={1}
          likely={likely}
          onClose={() => setClosing(false)}
          onChoose={(outcome) => {
            flushSync(() => setClosing(false));
            submit({ outcome });
          }}
        />
      )}
    </Card>
  );
}

/** What a saved reply leaves open is filled in next. */
function selectGap() {
  const text = document.querySelector<HTMLTextAreaElement>('#letter');
  const gap = text && findGap(text.value);
  text?.focus();
  if (gap) text.setSelectionRange(gap.start, gap.end);
}
