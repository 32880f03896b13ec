import type { Note } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import type { Person } from '../identity/auth.ts';
import { refuse } from '../refuse.ts';
import type { RecordRef } from './find-record.ts';
import type { RecordStore } from './record-store.ts';

/** The function of the schema that writes a note for each action. */
const functions = {
  note_added: 'staff_add_note',
  reply_started: 'staff_add_note',
  reply_sent: 'staff_send_reply',
} as const;

/** Writes a note, or a reply that is kept as one, under the author's name. */
export function writeNote(
  records: RecordStore,
  author: Person,
  action: keyof typeof functions,
  { kind, id }: RecordRef,
  text: Record<string, string>,
): Promise<Note> {
  const record = { kinds: kindsFor(author.role), wanted_kind: kind, wanted_id: id };
  const parameters = { ...record, ...text, author: author.id, author_name: author.name };
  return records.perform({ actor: author, action, kind, recordId: id }, async (call) => {
    const note = (await call(functions[action], parameters)) as Note | null;
    return note ?? refuse(404, 'not_found');
  });
}
