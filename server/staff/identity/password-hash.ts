import type { Database } from '../../database/database.ts';

/** Another after each new password; undefined after a reset, and while the person is suspended. */
export async function readPasswordHash(
  database: Database,
  by: { id: string } | { email: string },
): Promise<string | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['email', by.email];
  const [row] = await database.asOwner((query) =>
    query(
      `select account.password from staff."user" person join staff."account" account on account."userId" = person.id
        where person.${column} = $1 and person."suspendedAt" is null`,
      [value],
    ),
  );
  return row && String(row.password);
}
