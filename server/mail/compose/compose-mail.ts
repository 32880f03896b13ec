import type { Kind } from '#domain/kinds.ts';
import type { Offer } from '#domain/offers.ts';
import { referenceOf } from '#domain/references.ts';
import { findOffice } from '#office/appointments.ts';
import { subjectOf } from '#office/mail-subject.ts';
import { toHeaderText } from '../../lib/frame/safe-text.ts';
import { type MailWords, mailWordsIn } from '../../lib/frame/words.ts';
import type { Recipient } from '../../store/records/recipients.ts';
import type { Delivery } from '../deliver-mail.ts';
import {
  appointmentIdOf,
  isUpdate,
  type Mail,
  messageIdOf,
  type Outgoing,
  referencesOf,
} from '../outgoing.ts';
import { composeInvitation } from './invitation.ts';
import { composeReceipt, composeReply } from './sender-mail.ts';
import {
  composeDigest,
  composeNotice,
  composeReminder,
  composeUpdate,
  composeWarning,
} from './staff-mail.ts';

/** Makes the mail of a row of the outbox. Undefined: nobody to send it to. */
export async function composeMail(
  delivery: Delivery,
  outgoing: Outgoing,
  recipients: Recipient[],
): Promise<Mail | 'unwanted' | 'file missing' | undefined> {
  const { purpose } = outgoing;
  if (purpose === 'receipt' || purpose === 'reply') return composeToSender(delivery, outgoing);
  const person = recipients.find(({ id }) => id === outgoing.recipient);
  return person && composeToStaff(delivery, outgoing, person);
}

async function composeToSender(
  { domain, from, notMeUrl, readFile }: Delivery,
  outgoing: Outgoing,
): Promise<Mail | 'file missing' | undefined> {
  const { purpose, kind, record_id: recordId, recipient: to, payload } = outgoing;
  if (!kind || !recordId || !to) return undefined;
  const messageId = messageIdOf(outgoing, domain);
  const words = await mailWordsIn(outgoing.language);
  if (purpose === 'receipt')
    return {
      ...composeReceipt({ kind, recordId, notMeUrl: notMeUrl(kind, recordId, words), words }),
      to,
      messageId,
    };
  const attachments = [];
  for (const { name, path } of payload.files ?? []) {
    const content = await readFile(path);
    if (!content) return 'file missing';
    attachments.push({ filename: toHeaderText(name, 100), content });
  }
  const receivedAt = outgoing.received_at ?? outgoing.created_at;
  return {
    ...composeReply({
      kind,
      recordId,
      receivedAt,
      body: payload.text ?? '',
      appointment: payload.appointment,
      status: payload.status,
      words,
    }),
    to,
    messageId,
    references: referencesOf(outgoing, domain),
    author: toHeaderText(payload.author ?? '', 80),
    attachments,
    ...(payload.appointment && {
      invitation: inviteTo(payload.appointment, {
        kind,
        recordId,
        uid: appointmentIdOf(payload.appointment.series, domain),
        organizer: from,
        to,
        words,
      }),
    }),
  };
}

type Invited = {
  kind: Kind;
  recordId: string;
  uid: string;
  organizer: Delivery['from'];
  to: string;
  words: MailWords;
};

function inviteTo(appointment: Offer, { kind, recordId, uid, organizer, to, words }: Invited) {
  const office = findOffice(appointment.office);
  if (!office) return undefined;
  const method = appointment.cancelled ? 'CANCEL' : 'REQUEST';
  return {
    method,
    content: composeInvitation({
      uid,
      sequence: appointment.sequence,
      start: new Date(appointment.start),
      minutes: appointment.minutes,
      office,
      // Calendars answer with this as the subject, by which the answer finds its record.
      summary: `${words.mail.appointmentMail.summary} [${referenceOf(recordId)}]`,
      description: subjectOf(kind, recordId, words.language.code),
      organizer,
      attendee: { address: to },
      method,
    }),
  } as const;
}

function composeToStaff(
  { domain, staffUrl }: Delivery,
  outgoing: Outgoing,
  { email: to, choices }: Recipient,
): Mail | 'unwanted' | undefined {
  const { purpose, kind, record_id: recordId, payload } = outgoing;
  const messageId = messageIdOf(outgoing, domain);
  if (purpose === 'digest') return { ...composeDigest(payload, staffUrl), to, messageId };
  if (purpose === 'warning') return { ...composeWarning(payload.failures ?? 0, staffUrl), to, messageId };
  if (!kind || !recordId) return undefined;
  if (isUpdate(purpose) && choices[kind] === 'off') return 'unwanted';
  if (isUpdate(purpose) || purpose === 'undelivered')
    return { ...composeUpdate(purpose, { kind, recordId, staffUrl }), to, messageId };
  const options = { kind, recordId, receivedAt: outgoing.received_at ?? outgoing.created_at, staffUrl };
  if (purpose === 'notice') return { ...composeNotice(options), to, messageId };
  if (purpose === 'reminder') return { ...composeReminder(options), to, messageId };
  // Of a newer version that uses the same database: it may send this mail yet.
  throw new Error('A mail of an unknown purpose.');
}
