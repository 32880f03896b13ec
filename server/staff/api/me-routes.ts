import { Hono } from 'hono';
import { kindsFor, needsSecondStep } from '#domain/roles.ts';
import { csrfToken } from '../access/require-token.ts';
import { listSessions } from '../identity/list-sessions.ts';
import type { StaffEnv } from '../staff-env.ts';
import type { StaffServices } from './staff-services.ts';

/** GET /me: who is signed in, what they may see, and the token for changes. GET /me/sessions: where they are signed in. */
export function createMeRoutes({ secret, database }: StaffServices) {
  return new Hono<StaffEnv>()
    .get('/', (context) => {
      const { session, ...person } = context.get('person');
      const { role, hasSecondStep } = person;
      return context.json({
        ...person,
        kinds: kindsFor(role),
        mustSetUpSecondStep: needsSecondStep(role) && !hasSecondStep,
        token: csrfToken(secret, session.token),
      });
    })
    .get('/sessions', async (context) => {
      const { id, session } = context.get('person');
      return context.json({ sessions: await listSessions(database, id, session.token) });
    });
}
