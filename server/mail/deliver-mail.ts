import type { Kind } from '#domain/kinds.ts';
import { isDeliverable } from '#domain/mail-address.ts';
import type { MailWords } from '../lib/frame/words.ts';
import { log } from '../lib/log.ts';
import type { MailSettings } from '../lib/settings/mail-settings.ts';
import type { Recipient } from '../store/records/recipients.ts';
import type { CallFunction } from '../store/records/record-store.ts';
import { composeMail } from './compose/compose-mail.ts';
import { isUpdate, type Outgoing } from './outgoing.ts';
import { type Failure, readFailure, retryAfter } from './retry.ts';
import type { Transport } from './transport.ts';

export type Delivery = {
  call: CallFunction;
  transport: Transport;
  domain: string;
  from: MailSettings['from'];
  /** Where the staff's app is. */
  staffUrl: string;
  /** Where a person says that they never wrote. */
  notMeUrl: (kind: Kind, recordId: string, words: MailWords) => string;
  listRecipients: () => Promise<Recipient[]>;
  /** The bytes of a file of a letter. Undefined if it is missing. */
  readFile: (path: string) => Promise<Buffer | undefined>;
  /** Mails that were sent while the database could not be told. They are not sent again, unless this process ends before. */
  unrecorded: Set<string>;
  /** Aborts when this process cannot wait for a mail server any longer. */
  giveUp: AbortSignal;
};

/** Longer than one mail can take: see transport.ts. */
const leaseSeconds = 300;

/**
 * Sends the mail that is due first, if there is one. One at a time, so that a process that ends leaves no other one claimed, and no
 * lease runs out while a mail server takes its time. Resolves to whether there was one.
 */
export async function deliverNext(delivery: Delivery): Promise<boolean> {
  const [outgoing] = (await delivery.call('staff_claim_mail', {
    how_many: 1,
    lease_seconds: leaseSeconds,
  })) as Outgoing[];
  if (!outgoing) return false;
  await deliver(delivery, outgoing, await delivery.listRecipients());
  return true;
}

async function deliver(delivery: Delivery, outgoing: Outgoing, recipients: Recipient[]): Promise<void> {
  const { call } = delivery;
  const { id, purpose, kind, recipient, attempts } = outgoing;
  if ((purpose === 'notice' || isUpdate(purpose)) && recipient === null && kind) {
    const wanted = recipients.filter(({ choices }) => choices[kind] === 'now').map((person) => person.id);
    await call('staff_split_notice', { wanted_id: id, recipients: wanted });
    return;
  }
  const failure = delivery.unrecorded.has(id)
    ? undefined
    : await send(delivery, outgoing, recipients).catch(readFailure);
  if (failure) log('mail not sent', { purpose, attempts, code: failure.code });
  else delivery.unrecorded.add(id);
  await call('staff_record_delivery', {
    wanted_id: id,
    failure: failure?.code ?? null,
    // The next process tries at once: it was this one that gave up, not the mail server.
    retry_seconds: failure?.retry ? (delivery.giveUp.aborted ? 0 : retryAfter(attempts)) : null,
  });
  delivery.unrecorded.delete(id);
}

/** Resolves to why it can never be sent, or to nothing once it is. Throws for every other failure. */
async function send(
  delivery: Delivery,
  outgoing: Outgoing,
  recipients: Recipient[],
): Promise<Failure | undefined> {
  const mail = await composeMail(delivery, outgoing, recipients);
  if (mail === 'unwanted') return { code: 'UNWANTED', retry: false };
  if (mail === 'file missing') return { code: 'FILE', retry: false };
  // A person who left, or an address that is not one mailbox.
  if (!mail || !isDeliverable(mail.to)) return { code: 'ADDRESS', retry: false };
  await delivery.transport.send(mail, delivery.giveUp);
  return undefined;
}
