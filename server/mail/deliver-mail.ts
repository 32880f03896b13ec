import type { Kind } from '#domain/kinds.ts';
import { log } from '../log.ts';
import type { CallFunction } from '../staff/records/record-store.ts';
import { composeReceipt, composeReply } from './compose/sender-mail.ts';
import { composeDigest, composeNotice, composeReminder, composeWarning } from './compose/staff-mail.ts';
import { type Mail, messageIdOf, type Outgoing, receiptId } from './outgoing.ts';
import type { Recipient } from './recipients.ts';
import { readFailure, retryAfter } from './retry.ts';
import { isDeliverable, toHeaderText } from './safe-text.ts';
import type { Transport } from './transport.ts';

export type Delivery = {
  call: CallFunction;
  transport: Transport;
  domain: string;
  /** Where the staff's app is. */
  staffUrl: string;
  /** Where a person says that they never wrote. */
  notMeUrl: (kind: Kind, recordId: string) => string;
  listRecipients: () => Promise<Recipient[]>;
};

/** Few, so that a mail server that hangs at each of them is given up within the lease: see transport.ts. */
const batch = 5;
const leaseSeconds = 300;

/** Sends what is due. Resolves to the number of mails that it dealt with. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const claimed = (await delivery.call('staff_claim_mail', {
    how_many: batch,
    lease_seconds: leaseSeconds,
  })) as Outgoing[];
  if (claimed.length === 0) return 0;
  const recipients = await delivery.listRecipients();
  for (const outgoing of claimed) await deliver(delivery, outgoing, recipients);
  return claimed.length;
}

async function deliver(delivery: Delivery, outgoing: Outgoing, recipients: Recipient[]): Promise<void> {
  const { call, transport } = delivery;
  const { id, purpose, kind, recipient, attempts } = outgoing;
  if (purpose === 'notice' && recipient === null && kind) {
    const wanted = recipients.filter(({ choices }) => choices[kind] === 'now').map((person) => person.id);
    await call('staff_split_notice', { wanted_id: id, recipients: wanted });
    return;
  }
  const recordDelivery = (failure: string | null, retry_seconds: number | null) =>
    call('staff_record_delivery', { wanted_id: id, failure, retry_seconds });
  const mail = compose(delivery, outgoing, recipients);
  // A person who left, or an address that is not one mailbox.
  if (!mail || !isDeliverable(mail.to)) {
    await recordDelivery('ADDRESS', null);
    return;
  }
  try {
    await transport.send(mail);
  } catch (error) {
    const { code, retry } = readFailure(error);
    log('mail not sent', { purpose, attempts, code });
    await recordDelivery(code, retry ? retryAfter(attempts) : null);
    return;
  }
  await recordDelivery(null, null);
}

function compose(delivery: Delivery, outgoing: Outgoing, recipients: Recipient[]): Mail | undefined {
  const { domain, staffUrl, notMeUrl } = delivery;
  const { purpose, kind, record_id: recordId, recipient, payload } = outgoing;
  const messageId = messageIdOf(outgoing, domain);
  if (purpose === 'receipt' || purpose === 'reply') {
    if (!kind || !recordId || !recipient) return undefined;
    if (purpose === 'receipt')
      return {
        ...composeReceipt({ kind, recordId, notMeUrl: notMeUrl(kind, recordId) }),
        to: recipient,
        messageId,
      };
    const reply = composeReply({
      recordId,
      subject: payload.subject ?? outgoing.headline ?? '',
      receivedAt: outgoing.received_at ?? outgoing.created_at,
      body: payload.text ?? '',
    });
    const inReplyTo = receiptId(recordId, domain);
    return {
      ...reply,
      to: recipient,
      messageId,
      inReplyTo,
      author: toHeaderText(payload.author ?? '', 80),
    };
  }
  const person = recipients.find(({ id }) => id === recipient);
  if (!person) return undefined;
  if (purpose === 'digest')
    return { ...composeDigest(payload.counts ?? {}, staffUrl), to: person.email, messageId };
  if (purpose === 'warning')
    return { ...composeWarning(payload.failures ?? 0, staffUrl), to: person.email, messageId };
  if (!kind || !recordId) return undefined;
  const options = { kind, recordId, receivedAt: outgoing.received_at ?? outgoing.created_at, staffUrl };
  const words = purpose === 'notice' ? composeNotice(options) : composeReminder(options);
  return { ...words, to: person.email, messageId };
}
