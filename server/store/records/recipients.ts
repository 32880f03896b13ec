import type { Kind } from '#domain/kinds.ts';
import type { MailChoice } from '#domain/mail-choices.ts';
import { kindsFor, type StaffRole } from '#domain/roles.ts';
import type { Database, Query } from '../database/database.ts';

export type Recipient = { id: string; email: string; role: StaffRole; choices: Choices };

/** People who may sign in, with the mail they want about each kind that their role may see. */
export async function listRecipients(database: Database): Promise<Recipient[]> {
  const rows = await database.asOwner((query) =>
    query(`
      select u.id, u.email, u.role, coalesce(json_object_agg(p.kind, p.choice) filter (where p.kind is not null), '{}')::text as choices
      from staff."user" u left join staff.mail_preferences p on p.user_id = u.id
      where u."suspendedAt" is null
      group by u.id`),
  );
  return rows.map((row) => {
    const role = row.role as StaffRole;
    const choices = fillChoices(JSON.parse(String(row.choices)), role);
    return { id: String(row.id), email: String(row.email), role, choices };
  });
}

export type Choices = Partial<Record<Kind, MailChoice>>;

/** What one person wants. */
export async function readChoices(query: Query, id: string, role: StaffRole): Promise<Choices> {
  const rows = await query('select kind, choice from staff.mail_preferences where user_id = $1', [id]);
  return fillChoices(Object.fromEntries(rows.map(({ kind, choice }) => [kind, choice])), role);
}

export async function storeChoice(query: Query, id: string, kind: Kind, choice: MailChoice): Promise<void> {
  await query(
    `insert into staff.mail_preferences (user_id, kind, choice) values ($1, $2, $3)
      on conflict (user_id, kind) do update set choice = excluded.choice`,
    [id, kind, choice],
  );
}

/** Whoever chose nothing gets mail at once, about the kinds of their role. */
function fillChoices(stored: Choices, role: StaffRole): Choices {
  return Object.fromEntries(kindsFor(role).map((kind) => [kind, stored[kind] ?? 'now']));
}
