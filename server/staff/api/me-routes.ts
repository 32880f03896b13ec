import { Hono } from 'hono';
import { kindsFor, needsSecondStep } from '#domain/roles.ts';
import { csrfToken } from '../access/require-token.ts';
import { listSessions } from '../identity/list-sessions.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readSpecialDays } from '../website/read-special-days.ts';
import type { StaffServices } from './staff-services.ts';

/** GET /me: who is signed in, what they may see, and the token for changes. GET /me/sessions: where they are signed in. */
export function createMeRoutes({ secret, database }: StaffServices) {
  return new Hono<StaffEnv>()
    .get('/', async (context) => {
      const { session, ...person } = context.get('person');
      const { role, hasSecondStep } = person;
      return context.json({
        ...person,
        kinds: kindsFor(role),
        mustSetUpSecondStep: needsSecondStep(role) && !hasSecondStep,
        token: csrfToken(secret, session.token),
        /** For opening hours and appointments. */
        specialDays: await readSpecialDays(database),
      });
    })
    .get('/sessions', async (context) => {
      const { id, session } = context.get('person');
      return context.json({ sessions: await listSessions(database, id, session.token) });
    });
}
