import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { findGap } from '#domain/fill-placeholders.ts';
import type { Outcome } from '#domain/outcomes.ts';
import type { SavedReply } from '#domain/saved-replies.ts';
import { languageFor } from '#office/record-language.ts';
import { describeFailure } from '../../../api/describe-failure.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { composerWords as words } from '../../../words/conversation.ts';
import { fillReply } from '../../ui/fill-reply.ts';
import { areaLook, labelLook, problemLook, rowLook } from '../../ui/looks.ts';
import { OutcomeDialog } from '../../ui/outcome-dialog.tsx';
import type { Me } from '../../ui/use-me.ts';
import { useSavedReplies } from '../../ui/use-saved-replies.ts';
import { useWatch } from '../conversation/use-letters.ts';
import { Card, leaveField } from '../ui/card.tsx';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { AppointmentField } from './appointment-field.tsx';
import { AttachButton, AttachedFiles } from './attached-files.tsx';
import { ComposerActions } from './composer-actions.tsx';
import { Recipient } from './recipient.tsx';
import { SavedReplyPicker } from './saved-reply-picker.tsx';
import { useNewLetter } from './use-new-letter.ts';

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
  const letter = useNewLetter(address, record, me, start);
  const { body, type, attached, isReady, isSending } = letter;
  const [isClosing, setClosing] = useState(false);
  const [isPicking, setPicking] = useState(false);
  /** A gap that the person was asked about. Sending again sends it as it is. */
  const [askedGap, setAskedGap] = useState('');
  /** The outcome of the saved reply that was chosen. */
  const [likely, setLikely] = useState<Outcome>();
  const { data: { replies, openingHours } = { replies: [], openingHours: {} } } = useSavedReplies(
    address.kind,
  );
  const writing = useWatch(address, record, body.trim() !== '');

  const isAsking = askedGap !== '' && gapIn(body) === askedGap && !isSending;

  function submit(done?: { outcome?: Outcome }) {
    if (!isReady) return;
    const gap = gapIn(body);
    if (gap && gap !== askedGap) {
      setAskedGap(gap);
      selectGap();
    } else if (done && address.kind !== 'message' && !done.outcome) setClosing(true);
    else letter.send(done);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isSlash = event.key === '/' && body === '';
    if (event.key === 'Escape') leaveField(event.currentTarget);
    if (!isSend && !isSlash) return;
    event.preventDefault();
    if (isSlash) setPicking(true);
    else submit(event.shiftKey ? {} : undefined);
  }

  function insert(saved: SavedReply) {
    const filled = fillReply(saved, { entry: record.entry, me, openingHours });
    flushSync(() => {
      setPicking(false);
      type(body.trim() ? `${body.trimEnd()}\n\n${filled}` : filled);
    });
    if (saved.outcome) setLikely(saved.outcome);
    selectGap();
  }

  return (
    <Card title={words.title} titleId="composer-title" aria-labelledby="composer-title">
      <Recipient record={record} to={letter.to} onChange={letter.setTo} />
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
        className="grid grid-cols-1 gap-2"
      >
        <label htmlFor={fieldId} className={labelLook}>
          {words.label}
        </label>
        <textarea
          id={fieldId}
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
          <AppointmentField value={letter.appointment} onChange={letter.setAppointment} />
        </div>
        <p id="letter-hint" className="text-xs text-muted">
          {words.hint}
        </p>
        <p role="status" className="text-sm font-semibold text-star empty:hidden">
          {writing.length > 0 && words.writing(writing)}
        </p>
        <ComposerActions
          {...{ isReady, isSending }}
          appointment={letter.appointment}
          onSendAndDone={() => submit({})}
        >
          <p
            id="letter-problem"
            role="status"
            className={`basis-full text-sm empty:sr-only ${letter.error || isAsking ? problemLook : ''}`}
          >
            {letter.error && `${describeFailure(letter.error)} ${words.draft}`}
            {isAsking && words.gap(askedGap)}
            {isSending && words.stillSending}
            {letter.sent && (letter.sent.done ? words.queuedDone : words.queued)}
          </p>
        </ComposerActions>
      </form>
      {isPicking && (
        <SavedReplyPicker
          replies={replies}
          language={languageFor(record.entry.language).code}
          onChoose={insert}
          onClose={() => setPicking(false)}
        />
      )}
      {isClosing && (
        <OutcomeDialog
          kind={address.kind}
          count={1}
          chosen={likely}
          onClose={() => setClosing(false)}
          onChoose={(outcome) => {
            setClosing(false);
            letter.send({ outcome });
          }}
        />
      )}
    </Card>
  );
}

const fieldId = 'letter';

/** What a saved reply leaves open, such as `[day and time]`. */
function gapIn(text: string): string {
  const gap = findGap(text);
  return gap ? text.slice(gap.start, gap.end) : '';
}

/** The gap is filled in next. */
function selectGap() {
  const text = document.querySelector<HTMLTextAreaElement>(`#${fieldId}`);
  const gap = text && findGap(text.value);
  text?.focus();
  if (gap) text.setSelectionRange(gap.start, gap.end);
}
