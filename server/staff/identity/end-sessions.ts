import type { Database, Query } from '../../store/database/database.ts';
import type { Person } from './auth.ts';

export async function endSession(database: Database, token: string): Promise<void> {
  await database.asOwner((query) => query('delete from staff."session" where token = $1', [token]));
}

/** Those without a code of the second step, which was just turned on. */
export async function endUnconfirmedSessions(database: Database, userId: string): Promise<void> {
  await database.asOwner((query) =>
    query('delete from staff."session" where "userId" = $1 and not "secondStep"', [userId]),
  );
}

export async function endOtherSessions(database: Database, { id, session }: Person): Promise<void> {
  await database.asOwner((query) =>
    query('delete from staff."session" where "userId" = $1 and token <> $2', [id, session.token]),
  );
}

/** Ends sign-ins that wait for a code: their password was right, and may no longer be. */
export async function endChallenges(query: Query, id: string): Promise<void> {
  await query('delete from staff."verification" where value = $1', [id]);
}
