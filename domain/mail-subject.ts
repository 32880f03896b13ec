import { site } from '#app/site.ts';
import type { Kind } from './kinds.ts';
import { referenceOf } from './references.ts';

const subjects: Record<Kind, string> = {
  message: `Your message to ${site.name}`,
  application: `Your application to ${site.name}`,
  verification: `Your employment verification for ${site.name}`,
  claim: `Your claim with ${site.name}`,
};

/**
 * The subject of every mail about a record, so that mail programs show one conversation. It repeats nothing that was sent: anybody
 * can type somebody else's address.
 */
export function subjectOf(kind: Kind, recordId: string): string {
  return `${subjects[kind]} [${referenceOf(recordId)}]`;
}
