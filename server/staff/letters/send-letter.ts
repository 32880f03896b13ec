import { z } from 'zod';
import { isDeliverable } from '#domain/mail-address.ts';
import { isOutcomeOf, outcomes } from '#domain/outcomes.ts';
import type { InboxEntry, Note } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import { appointmentInput, requirePossible } from '../api/appointment-input.ts';
import type { Person } from '../identity/auth.ts';
import type { RecordRef } from '../records/find-record.ts';
import type { RecordStore } from '../records/record-store.ts';
import { refuse } from '../refuse.ts';
import { letterPath } from './letter-files.ts';

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
  { id: reply_id, body, seenLetters, to, files, appointment, done }: Letter,
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
    appointment: appointment ?? null,
    files: files.map((file) => ({ ...file, path: letterPath(id, file) })),
    close: done !== undefined,
    outcome: done?.outcome ?? null,
  };
  const details = done ? { state: 'done', ...(done.outcome && { outcome: done.outcome }) } : {};
  const entry = { actor: author, action: 'reply_sent', kind, recordId: id, details } as const;
  return records.perform(entry, async (call) => {
    const result = (await call('staff_send_reply', parameters)) as Result;
    if (result.outcome === 'sent') return { note: result.note, entry: result.entry };
    if (result.outcome === 'newer') refuse(409, 'newer_letter');
    if (result.outcome === 'file') refuse(422, 'attachment_missing');
    if (result.outcome === 'refused') refuse(409, 'mail_refused');
    return refuse(404, 'not_found');
  });
}
