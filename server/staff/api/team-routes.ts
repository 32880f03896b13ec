import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { roles } from '#domain/roles.ts';
import { requireRole } from '../access/require-role.ts';
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
import { sendRefusal } from './send-refusal.ts';
import type { StaffServices } from './staff-services.ts';

const email = z.email().max(254);
const role = z.enum(roles);
const id = readInput('param', z.object({ id: z.string().min(1).max(64) }));

/** For owners: who works here, with which role, and one-time links. */
export function createTeamRoutes({ database }: StaffServices) {
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
      const result = await invitePerson(database, managerOf(context), context.req.valid('json'));
      return 'done' in result ? context.json({ path: result.done }) : sendRefusal(context, result.refused);
    })
    .post('/withdraw', readInput('json', z.object({ email })), async (context) => {
      const given = context.req.valid('json');
      const result = await withdrawInvitation(database, managerOf(context), given.email);
      return 'done' in result ? context.json({ done: true }) : sendRefusal(context, result.refused);
    })
    .post('/:id/role', id, readInput('json', z.object({ role })), async (context) => {
      const given = context.req.valid('json');
      const result = await changeRole(database, managerOf(context), context.req.valid('param'), given.role);
      return 'done' in result ? context.json({ done: true }) : sendRefusal(context, result.refused);
    })
    .post('/:id/suspend', id, async (context) => {
      const result = await suspendPerson(database, managerOf(context), context.req.valid('param'));
      return 'done' in result ? context.json({ done: true }) : sendRefusal(context, result.refused);
    })
    .post('/:id/restore', id, async (context) => {
      const result = await restorePerson(database, managerOf(context), context.req.valid('param'));
      return 'done' in result ? context.json({ done: true }) : sendRefusal(context, result.refused);
    })
    .post('/:id/reset', id, async (context) => {
      const result = await resetAccess(database, managerOf(context), context.req.valid('param'));
      return 'done' in result ? context.json({ path: result.done }) : sendRefusal(context, result.refused);
    });
}

function managerOf(context: Context<StaffEnv>): Manager {
  const { id, name, session } = context.get('person');
  return { id, name, session, from: 'app' };
}
