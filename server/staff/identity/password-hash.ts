import type { Database } from '../../database/database.ts';

/** Another after each new password; undefined after a reset, and while the person is suspended. */
export async function readPasswordHash(database: Database, email: string): Promise<string | undefined> {
  const [row] = await database.asOwner((query) =>
    query(
      `select account.password from staff."user" person join staff."account" account on account."userId" = person.id
        where person.email = $1 and person."suspendedAt" is null`,
      [email],
    ),
  );
  return row && String(row.password);
}
