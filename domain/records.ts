import type { Kind } from './kinds.ts';
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
  state: State;
  assignee: string | null;
  assignee_name: string | null;
  first_response_at: string | null;
  version: number;
};

export type Note = {
  id: string;
  written_at: string;
  author: string;
  author_name: string;
  /** `reply_started`: in a mail program, so the text is not known. `reply_sent`: the body was sent by mail. */
  sort: 'note' | 'reply_started' | 'reply_sent';
  body: string;
};

export type FilePart = 'resume' | 'license_front' | 'license_back';

export type RecordFile = {
  part: FilePart;
  bucket: string;
  path: string;
  size: number | null;
  type: string | null;
  scan: string | null;
  stored: boolean;
};

/** What staff_find returns. The record's columns are those of its table, without the sealed number. */
export type FoundRecord = {
  entry: InboxEntry;
  record: Record<string, string | null>;
  files: RecordFile[];
  notes: Note[];
};

/** Whether the record has a sealed Social Security number. */
export function holdsNumber({ record }: FoundRecord): boolean {
  return Boolean(record.sealing_key_id);
}
