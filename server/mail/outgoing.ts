import type { Kind } from '#domain/kinds.ts';

type Purpose = 'receipt' | 'notice' | 'reminder' | 'reply' | 'digest' | 'warning';

/** A claimed row of the outbox, as staff_claim_mail returns it. */
export type Outgoing = {
  id: string;
  purpose: Purpose;
  kind: Kind | null;
  record_id: string | null;
  recipient: string | null;
  payload: {
    key?: string;
    subject?: string;
    text?: string;
    author?: string;
    counts?: Partial<Record<Kind, number>>;
    failures?: number;
  };
  created_at: string;
  attempts: number;
  headline: string | null;
  received_at: string | null;
};

/** A mail that is ready to be sent. */
export type Mail = {
  to: string;
  /** The person of the staff who wrote it. Shown as the sender, before the company's name. */
  author?: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** The message that this one answers. */
  inReplyTo?: string;
  /** An iCalendar file, see compose/invitation.ts. */
  invitation?: string;
};

/** The same for every attempt, so that a mail that is delivered twice is recognized as one. */
export function messageIdOf({ purpose, id, record_id }: Outgoing, domain: string): string {
  return purpose === 'receipt' && record_id ? receiptId(record_id, domain) : `<${purpose}.${id}@${domain}>`;
}

/** A receipt's id follows from its record, so that a reply can refer to it. */
export function receiptId(recordId: string, domain: string): string {
  return `<receipt.${recordId}@${domain}>`;
}
