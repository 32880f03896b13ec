import { Hono } from 'hono';
import { z } from 'zod';
import { roles } from '#domain/roles.ts';
import { mailLink } from '../identity/mail-link.ts';
import {
  invitePerson,
  type Manager,
  resetAccess,
  restorePerson,
  suspendPerson,
} from '../identity/manage-people.ts';
import { listPeople } from '../identity/people.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { createConsoleWebsiteRoutes } from './console-website-routes.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

/** Who acts from a shell: whoever has the staff secret. */
const shell: Manager = { id: 'shell', name: 'Shell', session: null, from: 'shell' };
const email = z.email().max(254);
const person = readInput('json', z.object({ email }));

/** For `npm run staff -- …`: with the staff secret, from this machine or STAFF_NETWORKS, and with no session. */
export function createConsoleRoutes(services: StaffServices) {
  const { database, hasStaffSecret } = services;
  return new Hono<StaffEnv>()
    .use(async (context, next) => {
      if (!hasStaffSecret(context)) refuse(403, 'not_allowed');
      await next();
    })
    .route('/website', createConsoleWebsiteRoutes(services, shell))
    .post('/list', async (context) => context.json({ people: await database.asOwner(listPeople) }))
    .post('/invite', readInput('json', z.object({ email, role: z.enum(roles) })), async (context) => {
      const made = await invitePerson(database, shell, context.req.valid('json'));
      return context.json(await mailLink(services, context, made));
    })
    .post('/suspend', person, async (context) => {
      await suspendPerson(database, shell, context.req.valid('json'));
      return context.json({ done: true });
    })
    .post('/restore', person, async (context) => {
      await restorePerson(database, shell, context.req.valid('json'));
      return context.json({ done: true });
    })
    .post('/reset', person, async (context) => {
      const made = await resetAccess(database, shell, context.req.valid('json'));
      return context.json(await mailLink(services, context, made));
    });
}
