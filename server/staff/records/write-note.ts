import type { InboxEntry, Note } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import type { RecordStore } from '../../store/records/record-store.ts';
import type { Person } from '../identity/auth.ts';
import { refuse } from '../refuse.ts';
import type { RecordRef } from './find-record.ts';

const actions = { note: 'note_added', reply_started: 'reply_started' } as const;

/** Writes a note, or that a reply was started in a mail program, under the author's name. */
export function writeNote(
  records: RecordStore,
  author: Person,
  { kind, id }: RecordRef,
  text: { sort: keyof typeof actions; body: string },
): Promise<{ note: Note; entry: InboxEntry }> {
  const record = { kinds: kindsFor(author.role), wanted_kind: kind, wanted_id: id };
  const parameters = { ...record, ...text, author: author.id, author_name: author.name };
  const entry = { actor: author, action: actions[text.sort], kind, recordId: id };
  return records.perform(entry, async (call) => {
    const written = await call('staff_add_note', parameters);
    return written ? (written as { note: Note; entry: InboxEntry }) : refuse(404, 'not_found');
  });
}
