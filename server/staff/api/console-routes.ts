import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { roles } from '#domain/roles.ts';
import { originOf } from '../access/request-origin.ts';
import {
  invitePerson,
  type Manager,
  resetAccess,
  restorePerson,
  suspendPerson,
} from '../identity/manage-people.ts';
import { listPeople } from '../identity/people.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import { sendRefusal } from './send-refusal.ts';
import type { StaffServices } from './staff-services.ts';

/** Who acts from a shell: whoever has the staff secret. */
const shell: Manager = { id: 'shell', name: 'Shell', session: null, from: 'shell' };
const email = z.email().max(254);
const person = readInput('json', z.object({ email }));

/** For `npm run staff -- …`: with the staff secret, from this machine or STAFF_NETWORKS, and with no session. */
export function createConsoleRoutes({ database, config, hasStaffSecret }: StaffServices) {
  const linkTo = (context: Context<StaffEnv>, path: string) => ({
    path,
    link: `${originOf(context.env.incoming, config)}${path}`,
  });
  return new Hono<StaffEnv>()
    .use(async (context, next) =>
      hasStaffSecret(context) ? next() : context.json({ code: 'not_allowed' as const }, 403),
    )
    .post('/list', async (context) => context.json({ people: await database.asOwner(listPeople) }))
    .post('/invite', readInput('json', z.object({ email, role: z.enum(roles) })), async (context) => {
      const result = await invitePerson(database, shell, context.req.valid('json'));
      return 'done' in result
        ? context.json(linkTo(context, result.done))
        : sendRefusal(context, result.refused);
    })
    .post('/suspend', person, async (context) => {
      const result = await suspendPerson(database, shell, context.req.valid('json'));
      return 'done' in result ? context.json({ done: true }) : sendRefusal(context, result.refused);
    })
    .post('/restore', person, async (context) => {
      const result = await restorePerson(database, shell, context.req.valid('json'));
      return 'done' in result ? context.json({ done: true }) : sendRefusal(context, result.refused);
    })
    .post('/reset', person, async (context) => {
      const result = await resetAccess(database, shell, context.req.valid('json'));
      return 'done' in result
        ? context.json(linkTo(context, result.done))
        : sendRefusal(context, result.refused);
    });
}
