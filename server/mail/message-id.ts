import type { Outgoing } from './outgoing.ts';

/** The same for every attempt, so that a mail that is delivered twice is recognized as one. */
export function messageIdOf({ purpose, id, record_id }: Outgoing, domain: string): string {
  return purpose === 'receipt' && record_id ? receiptId(record_id, domain) : `<${purpose}.${id}@${domain}>`;
}

/** A receipt's id follows from its record, so that a reply can refer to it. */
export function receiptId(recordId: string, domain: string): string {
  return `<receipt.${recordId}@${domain}>`;
}
