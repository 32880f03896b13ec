import type { Database } from '../../database/database.ts';
import { starterReplies } from './starter-replies.ts';

/**
 * Gives a database the starter texts, once. The marker and the texts are one transaction, and a second server that starts at the
 * same time waits for the marker of the first.
 */
export async function seedSavedReplies(database: Database): Promise<void> {
  await database.asOwner(async (query) => {
    const [marked] = await query(
      `insert into staff.seeded (what) values ('saved_replies') on conflict do nothing returning what`,
    );
    if (!marked) return;
    for (const { kind, outcome, name, body } of starterReplies)
      await query('insert into staff.saved_replies (kind, outcome, name, body) values ($1, $2, $3, $4)', [
        kind,
        outcome,
        name,
        body,
      ]);
  });
}
