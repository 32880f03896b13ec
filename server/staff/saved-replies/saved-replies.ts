import type { Kind } from '#domain/kinds.ts';
import { replyLimits, type SavedReply, type SavedReplyText } from '#domain/saved-replies.ts';
import type { Database, Query } from '../../store/database/database.ts';
import { writeAudit } from '../../store/records/audit.ts';
import type { Person } from '../identity/auth.ts';
import { refuse } from '../refuse.ts';

/** Keeps the microseconds of `changed_at`, so that a text is recognized as the one that was seen. */
const asJson = `json_build_object('id', id, 'kind', kind, 'outcome', outcome, 'language', language, 'name', name, 'body', body,
  'changed_at', changed_at, 'changed_by', changed_by)::text as reply`;

/** The texts for these kinds and for every kind. */
export async function listReplies(query: Query, kinds: readonly Kind[]): Promise<SavedReply[]> {
  const rows = await query(
    `select ${asJson} from staff.saved_replies
      where kind is null or kind = any (string_to_array($1, ','))
      order by kind nulls first, outcome nulls first, language, lower(name), id`,
    [kinds.join(',')],
  );
  return rows.map(({ reply }) => JSON.parse(String(reply)) as SavedReply);
}

export function addReply(database: Database, actor: Person, text: SavedReplyText): Promise<SavedReply> {
  return database.asOwner(async (query) => {
    // Two owners who add the last two wait for each other.
    await query('lock table staff.saved_replies in share row exclusive mode');
    const [counted] = await query('select count(*)::int as count from staff.saved_replies');
    if (Number(counted?.count) >= replyLimits.count) refuse(409, 'too_many_saved_replies');
    const [row] = await query(
      `insert into staff.saved_replies (kind, outcome, language, name, body, changed_by) values ($1, $2, $3, $4, $5, $6)
        returning ${asJson}`,
      [text.kind, text.outcome, text.language, text.name, text.body, actor.name],
    );
    await record(query, actor, 'saved_reply_changed', text);
    return JSON.parse(String(row?.reply)) as SavedReply;
  });
}

type Seen = { id: string; seenAt: string };

/** Changes a text, if nobody changed it since the person saw it. */
export function changeReply(
  database: Database,
  actor: Person,
  { id, seenAt }: Seen,
  text: SavedReplyText,
): Promise<SavedReply> {
  return database.asOwner(async (query) => {
    await requireSeen(query, { id, seenAt });
    const [row] = await query(
      `update staff.saved_replies
        set kind = $2, outcome = $3, language = $4, name = $5, body = $6, changed_at = clock_timestamp(), changed_by = $7
        where id = $1::text::uuid returning ${asJson}`,
      [id, text.kind, text.outcome, text.language, text.name, text.body, actor.name],
    );
    await record(query, actor, 'saved_reply_changed', text);
    return JSON.parse(String(row?.reply)) as SavedReply;
  });
}

export function deleteReply(database: Database, actor: Person, id: string): Promise<void> {
  return database.asOwner(async (query) => {
    const [gone] = await query(
      'delete from staff.saved_replies where id = $1::text::uuid returning name, kind',
      [id],
    );
    if (!gone) refuse(404, 'not_found');
    const { name, kind } = gone as Pick<SavedReply, 'name' | 'kind'>;
    await record(query, actor, 'saved_reply_deleted', { name, kind });
  });
}

async function requireSeen(query: Query, { id, seenAt }: Seen): Promise<void> {
  const [row] = await query(
    `select changed_at = $2::text::timestamptz as seen from staff.saved_replies where id = $1::text::uuid for update`,
    [id, seenAt],
  );
  if (!row) refuse(404, 'not_found');
  if (!row.seen) refuse(409, 'text_changed');
}

function record(
  query: Query,
  actor: Person,
  action: 'saved_reply_changed' | 'saved_reply_deleted',
  { name, kind }: Pick<SavedReply, 'name' | 'kind'>,
) {
  return writeAudit(query, { actor, action, ...(kind && { kind }), details: { name } });
}
