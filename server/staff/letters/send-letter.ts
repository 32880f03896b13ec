import { z } from 'zod';
import type { Appointment } from '#domain/appointments.ts';
import { isDeliverable } from '#domain/mail-address.ts';
import { findCurrentOffer, nextInSeries, type Offer } from '#domain/offers.ts';
import { isOutcomeOf, outcomes } from '#domain/outcomes.ts';
import type { InboxEntry, Note } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import { letterPath } from '../../store/records/letter-files.ts';
import type { CallFunction, RecordStore } from '../../store/records/record-store.ts';
import { appointmentInput, requirePossible } from '../api/appointment-input.ts';
import type { Person } from '../identity/auth.ts';
import { findRecord, type RecordRef } from '../records/find-record.ts';
import { refuse } from '../refuse.ts';

export const letterInput = z.object({
  /** Made in the browser: the same letter is sent once, however often it arrives. */
  id: z.uuid(),
  body: z.string().trim().min(1).max(5000),
  /** How many letters the author has seen: a newer one is shown first. */
  seenLetters: z.int().min(0),
  /** A corrected address. */
  to: z.string().trim().max(254).refine(isDeliverable).optional(),
  files: z
    .array(z.object({ id: z.uuid(), name: z.string().trim().min(1).max(200) }))
    .max(5)
    .default([]),
  appointment: appointmentInput.optional(),
  /** Takes the appointment back that was offered last. */
  cancels: z.literal(true).optional(),
  /** Marks the record done, with its outcome. */
  done: z.object({ outcome: z.enum(outcomes).optional() }).optional(),
});
type Letter = z.infer<typeof letterInput>;

type Sent = { note: Note; entry: InboxEntry };
type Result = ({ outcome: 'sent' } & Sent) | { outcome: 'newer' | 'refused' | 'file' | 'gone' };

/** Stores an answer and queues its mail. */
export async function sendLetter(
  records: RecordStore,
  author: Person,
  { kind, id }: RecordRef,
  { id: reply_id, body, seenLetters, to, files, appointment, cancels, done }: Letter,
): Promise<Sent> {
  if (done && (done.outcome ? !isOutcomeOf(kind, done.outcome) : kind !== 'message'))
    refuse(400, 'outcome_needed');
  if (appointment) requirePossible(appointment);
  const parameters = {
    kinds: kindsFor(author.role),
    wanted_kind: kind,
    wanted_id: id,
    reply_id,
    author: author.id,
    author_name: author.name,
    body,
    seen_letters: seenLetters,
    address: to ?? null,
    files: files.map((file) => ({ ...file, path: letterPath(id, file) })),
    close: done !== undefined,
    outcome: done?.outcome ?? null,
  };
  const details = done ? { state: 'done', ...(done.outcome && { outcome: done.outcome }) } : {};
  const entry = { actor: author, action: 'reply_sent', kind, recordId: id, details } as const;
  return records.perform(entry, async (call) => {
    const offer =
      appointment || cancels ? await placeOffer(call, { kind, id }, { reply_id, author, appointment }) : null;
    const result = (await call('staff_send_reply', { ...parameters, appointment: offer })) as Result;
    if (result.outcome === 'sent') return { note: result.note, entry: result.entry };
    if (result.outcome === 'newer') refuse(409, 'newer_letter');
    if (result.outcome === 'file') refuse(422, 'attachment_missing');
    if (result.outcome === 'refused') refuse(409, 'mail_refused');
    return refuse(404, 'not_found');
  });
}

type Given = { reply_id: string; author: Person; appointment: Appointment | undefined };

/** The appointment takes the place of the last one in the person's calendar. Without one, that is canceled. */
async function placeOffer(
  call: CallFunction,
  record: RecordRef,
  { reply_id, author, appointment }: Given,
): Promise<Offer> {
  const { notes } = await findRecord(call, kindsFor(author.role), record);
  // Sent again after a lost response: it is the last one itself.
  const sent = notes.find((note) => note.id === reply_id)?.appointment;
  if (sent) return sent;
  const current = findCurrentOffer(notes, new Date());
  const place = nextInSeries(current, reply_id);
  if (appointment) return { ...appointment, ...place };
  return current ? { ...current.appointment, ...place, cancelled: true } : refuse(409, 'no_appointment');
}
