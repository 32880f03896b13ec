import type { Kind } from '#domain/kinds.ts';
import { kindsFor, roles } from '#domain/roles.ts';
import type { Database } from '../../store/database/database.ts';

export type Colleague = { id: string; name: string };

/** Who can be given a record of this kind: everyone whose role includes it and who is not suspended. */
export async function listColleagues(database: Database, kind: Kind): Promise<Colleague[]> {
  const allowed = roles.filter((role) => kindsFor(role).includes(kind));
  const rows = await database.asOwner((query) =>
    query(
      `select id, name from staff."user"
        where "suspendedAt" is null and role = any (string_to_array($1, ',')) order by lower(name), id`,
      [allowed.join(',')],
    ),
  );
  return rows.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}

/** Whether the team has the person, suspended or not: a restored backup may name others. Also true for nobody. */
export async function hasPerson(database: Database, id: string | null): Promise<boolean> {
  if (id === null) return true;
  const found = await database.asOwner((query) => query('select from staff."user" where id = $1', [id]));
  return found.length > 0;
}
