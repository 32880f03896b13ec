import { useEffect, useEffectEvent, useState } from 'react';
import { isDeliverable } from '#domain/mail-address.ts';
import type { Outcome } from '#domain/outcomes.ts';
import { isPossible } from '#office/appointments.ts';
import type { Me } from '../../ui/use-me.ts';
import { letterElementId } from '../conversation/letter.tsx';
import { useIsSending, useSendLetter } from '../conversation/use-letters.ts';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { type AppointmentDraft, toAppointment } from './choose-slot.ts';
import { openLetterDraft } from './letter-draft.ts';
import { useAttachedFiles } from './use-attached-files.ts';

/** The answer that a person is writing: text, address, files and appointment. `start` is what it begins with. */
export function useNewLetter(address: Address, record: ShownRecord, me: Me, start: string) {
  const draft = openLetterDraft(address, me);
  const sentId = draft.sentId(record);
  const [body, setBody] = useState(() => start || (sentId ? '' : draft.read()));
  const [to, setTo] = useState<string>();
  const [appointment, setAppointment] = useState<AppointmentDraft | null>(null);
  const attached = useAttachedFiles(address);
  const { mutate, error, isSuccess, variables } = useSendLetter(address);
  const isSending = useIsSending(address);
  const lastSent = isSuccess ? record.notes.find(({ id }) => id === variables.id) : undefined;
  const isOnItsWay = lastSent !== undefined && !lastSent.delivered_at && !lastSent.failed_at;

  // The answer is part of the conversation: also if it was sent before the record was closed and opened again.
  const clear = useEffectEvent((id: string) => {
    draft.clear();
    setBody('');
    setTo(undefined);
    setAppointment(null);
    attached.clear();
    // Keys of the page work again, such as j for the next record.
    document.getElementById(letterElementId(id))?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (sentId) clear(sentId);
  }, [sentId]);

  return {
    body,
    type: (text: string) => {
      setBody(text);
      draft.write(text);
    },
    to,
    setTo,
    appointment,
    setAppointment,
    attached,
    isSending,
    isReady:
      body.trim() !== '' &&
      !isSending &&
      !attached.isUploading &&
      (to === undefined || isDeliverable(to)) &&
      (!appointment || isPossible(toAppointment(appointment))),
    error,
    /** What was sent last from here, until its fate is known. The conversation says that then. */
    sent: isOnItsWay && !body ? variables : undefined,
    send: (done?: { outcome?: Outcome }) => {
      const letter = {
        body: body.trim(),
        files: attached.files.map(({ id, name }) => ({ id, name })),
        ...(to && { to }),
        ...(appointment && { appointment: toAppointment(appointment) }),
        ...(done && { done }),
      };
      const seen = record.notes.filter(({ sort }) => sort === 'reply_sent' || sort === 'reply_received');
      mutate({ id: draft.idFor(JSON.stringify(letter)), seenLetters: seen.length, ...letter });
    },
  };
}
