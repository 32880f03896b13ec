import { type ClaimStatus, mostPhotos } from './claims.ts';
import type { Kind } from './kinds.ts';
import type { CalendarAnswer, Offer } from './offers.ts';
import type { Outcome } from './outcomes.ts';
import type { State } from './states.ts';

/** A line of the inbox, as private.entry_as_json makes it. */
export type InboxEntry = {
  kind: Kind;
  record_id: string;
  created_at: string;
  person: string;
  email: string;
  phone: string;
  headline: string;
  /** Somebody is hurt, as a claim says. */
  hurt: boolean;
  state: State;
  assignee: string | null;
  assignee_name: string | null;
  first_response_at: string | null;
  /** Since when the person has waited for an answer. Null: they do not wait. */
  waiting_since: string | null;
  /** The last mail to the person did not arrive. */
  undelivered: boolean;
  /** The owner of the address says that they did not write it. */
  disowned: boolean;
  /** Where answers go, if not to `email`. */
  reply_to: string | null;
  snoozed_until: string | null;
  outcome: Outcome | null;
  /** When it was marked done. */
  closed_at: string | null;
  /** Of the page that it was sent from: two letters. */
  language: string;
  /** Of state, assignee and the like: a change names the version that the person saw. */
  version: number;
  /** Of all that the page shows. */
  revision: number;
};

/** A letter of the conversation, or what the staff note beside it. */
export type Note = {
  id: string;
  written_at: string;
  /** The id of a person of the staff; `visitor` for a reply. */
  author: string;
  author_name: string;
  /**
   * `reply_sent`: the body was sent by mail. `reply_received`: a mail of the visitor. `reply_started`: in a mail program, so the text
   * is not known. `answered`: in another way, which is the body. `status`: where a claim stands, with a sentence for the visitor.
   * `photos`: the visitor added as many photos to a claim as the body says.
   */
  sort: 'note' | 'reply_started' | 'reply_sent' | 'reply_received' | 'answered' | 'status' | 'photos';
  body: string;
  /** The address on the other side of a letter. */
  address: string | null;
  /** False: from another address than the record's, and nobody has said yet that it is the same person. */
  confirmed: boolean;
  /** An out-of-office notice and the like. */
  automatic: boolean;
  /** What a reply repeats of earlier letters. */
  quoted: string;
  /** Of a received mail. */
  subject: string | null;
  appointment: Offer | null;
  /** What the person's calendar answered. */
  calendar: CalendarAnswer | null;
  claim_status: ClaimStatus | null;
  /** When the other mail server accepted a sent letter. */
  delivered_at: string | null;
  /** When a sent letter was given up, or came back. */
  failed_at: string | null;
  failure: string | null;
  /** Of a letter that is on its way. */
  attempts: number;
  last_failure: string | null;
  files: LetterFile[];
};

/** What became of the receipt. */
type ReceiptMail = {
  created_at: string;
  sent_at: string | null;
  given_up_at: string | null;
  attempts: number;
  last_failure: string | null;
};

/** The files that come with a form. */
export const fileParts = ['resume', 'license_front', 'license_back', ...listPhotoParts()] as const;
type FilePart = (typeof fileParts)[number];

function listPhotoParts() {
  return Array.from({ length: mostPhotos }, (_, at) => `photo_${at + 1}` as const);
}

type StoredObject = {
  bucket: string;
  path: string;
  size: number | null;
  type: string | null;
  scan: string | null;
  stored: boolean;
};

export type RecordFile = StoredObject & { part: FilePart };

/** A file of a letter. One that was refused has a reason and no path. */
export type LetterFile = Omit<StoredObject, 'path'> & {
  id: string;
  name: string;
  path: string | null;
  refused: string | null;
};

/** What staff_find returns. The record's columns are those of its table, without the sealed number and the list of photos. */
export type FoundRecord = {
  entry: InboxEntry;
  record: Record<string, string | null>;
  files: RecordFile[];
  notes: Note[];
  /** Null: none was queued, or it was sent more than 30 days ago. */
  receipt: ReceiptMail | null;
  /** The owner of the address told us that they never wrote. */
  refuses_mail: boolean;
};

/** Whether the record has a sealed Social Security number. */
export function holdsNumber({ record }: FoundRecord): boolean {
  return Boolean(record.sealing_key_id);
}
