import type { ClaimStatus } from '#domain/claims.ts';
import type { Kind } from '#domain/kinds.ts';
import type { Offer } from '#domain/offers.ts';

type Purpose = 'receipt' | 'notice' | 'reminder' | 'reply' | 'digest' | 'warning' | Update | 'undelivered';

/** The sender of a record did something: `disowned` says that they did not write it. */
export type Update = 'reply_received' | 'photos_added' | 'disowned';

export const isUpdate = (purpose: Purpose): purpose is Update =>
  purpose === 'reply_received' || purpose === 'photos_added' || purpose === 'disowned';

/** A claimed row of the outbox, as staff_claim_mail returns it. */
export type Outgoing = {
  id: string;
  purpose: Purpose;
  kind: Kind | null;
  record_id: string | null;
  recipient: string | null;
  payload: {
    /** Of a reply: the id of its letter. */
    key?: string;
    text?: string;
    author?: string;
    appointment?: Offer | null;
    /** Of a mail that says where a claim stands. */
    status?: ClaimStatus;
    files?: { id: string; name: string; path: string }[];
    /** The letters before it: `reply.ID` for one of ours, a message id for one of theirs. */
    thread?: string[];
    counts?: Partial<Record<Kind, number>>;
    /** Of a digest. */
    since?: string;
    failures?: number;
  };
  created_at: string;
  attempts: number;
  headline: string | null;
  /** Of the record. */
  language: string | null;
  received_at: string | null;
};

/** An iCalendar file: see compose/invitation.ts. */
type Invitation = { method: 'REQUEST' | 'CANCEL'; content: string };

/** A mail that is ready to be sent. */
export type Mail = {
  to: string;
  /** The person of the staff who wrote it. Shown as the sender, before the company's name. */
  author?: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The messages before this one, the oldest first. */
  references?: string[];
  attachments?: { filename: string; content: Buffer }[];
  invitation?: Invitation | undefined;
};

/** The name of an appointment in the person's calendar: that of the letter which offered it first. */
export function appointmentIdOf(series: string, domain: string): string {
  return toMessageId(`reply.${series}`, domain).slice(1, -1);
}

/** The same for every attempt, so that a mail that is delivered twice is recognized as one. */
export function messageIdOf({ purpose, id, record_id, payload }: Outgoing, domain: string): string {
  if (purpose === 'receipt' && record_id) return toMessageId(`receipt.${record_id}`, domain);
  if (purpose === 'reply' && payload.key) return toMessageId(`reply.${payload.key}`, domain);
  return toMessageId(`${purpose}.${id}`, domain);
}

/** The receipt and the letters so far, so that mail programs show one conversation. */
export function referencesOf({ record_id, payload }: Outgoing, domain: string): string[] {
  const letters = (payload.thread ?? []).map((id) => (id.startsWith('<') ? id : toMessageId(id, domain)));
  // A message id that is not one, as some programs write them, would break the header.
  return [toMessageId(`receipt.${record_id}`, domain), ...letters].filter((id) =>
    /^<[!-;=?-~]{3,250}>$/.test(id),
  );
}

/** The id of a receipt follows from its record, that of a reply from its letter. */
function toMessageId(name: string, domain: string): string {
  return `<${name}@${domain}>`;
}
