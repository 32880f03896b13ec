import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { roles } from '#domain/roles.ts';
import { requireRole } from '../access/require-role.ts';
import { mailLink } from '../identity/mail-link.ts';
import {
  changeRole,
  invitePerson,
  type Manager,
  resetAccess,
  restorePerson,
  suspendPerson,
  withdrawInvitation,
} from '../identity/manage-people.ts';
import { listInvitations, listPeople } from '../identity/people.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const email = z.email().max(254);
const role = z.enum(roles);
const id = readInput('param', z.object({ id: z.string().min(1).max(64) }));

/** For owners: who works here, with which role, and one-time links. */
export function createTeamRoutes(services: StaffServices) {
  const { database } = services;
  return new Hono<StaffEnv>()
    .use(requireRole('owner'))
    .get('/', async (context) => {
      const team = await database.asOwner(async (query) => ({
        people: await listPeople(query),
        invitations: await listInvitations(query),
      }));
      return context.json(team);
    })
    .post('/invite', readInput('json', z.object({ email, role })), async (context) => {
      const made = await invitePerson(database, managerOf(context), context.req.valid('json'));
      return context.json(await mailLink(services, context, made));
    })
    .post('/withdraw', readInput('json', z.object({ email })), async (context) => {
      await withdrawInvitation(database, managerOf(context), context.req.valid('json').email);
      return context.json({ done: true });
    })
    .post('/:id/role', id, readInput('json', z.object({ role })), async (context) => {
      const { role } = context.req.valid('json');
      await changeRole(database, managerOf(context), context.req.valid('param'), role);
      return context.json({ done: true });
    })
    .post('/:id/suspend', id, async (context) => {
      await suspendPerson(database, managerOf(context), context.req.valid('param'));
      return context.json({ done: true });
    })
    .post('/:id/restore', id, async (context) => {
      await restorePerson(database, managerOf(context), context.req.valid('param'));
      return context.json({ done: true });
    })
    .post('/:id/reset', id, async (context) => {
      const made = await resetAccess(database, managerOf(context), context.req.valid('param'));
      return context.json(await mailLink(services, context, made));
    });
}

function managerOf(context: Context<StaffEnv>): Manager {
  const { id, name, session } = context.get('person');
  return { id, name, session, from: 'app' };
}
