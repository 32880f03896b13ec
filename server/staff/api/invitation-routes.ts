import { Hono } from 'hono';
import { z } from 'zod';
import { acceptInvitation, findInvitation } from '../identity/invitations.ts';
import { isCommonPassword } from '../identity/password-strength.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const token = z.string().min(20).max(100);
/** What the audit shows for everything that the person does: letters that can be seen, in the order in which they are written. */
const visibleName = /^(?!.*[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]).*\p{L}/su;
const acceptance = z.object({
  token,
  /** Only the owner's set-up link has no address of its own. */
  email: z.email().max(254).optional(),
  /** Whoever only gets a new password keeps the name. */
  name: z.string().trim().min(2).max(200).regex(visibleName).optional(),
  password: z.string().min(12).max(200),
});

/** One-time links: who they are for, and their use. Nobody is signed in here. */
export function createInvitationRoutes({ database, auth }: StaffServices) {
  return new Hono<StaffEnv>()
    .post('/find', readInput('json', z.object({ token })), async (context) => {
      const found = await database.asOwner((query) => findInvitation(query, context.req.valid('json').token));
      return context.json(found ?? refuse(410, 'link_expired'));
    })
    .post('/accept', readInput('json', acceptance), async (context) => {
      const input = context.req.valid('json');
      const found = await database.asOwner((query) => findInvitation(query, input.token));
      if (!found) return refuse(410, 'link_expired');
      const { email = '', name = '', password } = { ...input, ...(found.email && { email: found.email }) };
      const missing = [!email && 'email', !name && found.purpose !== 'reset' && 'name'].filter(Boolean);
      if (missing.length > 0) refuse(400, 'invalid', { fields: missing });
      if (await isCommonPassword(password, [email, name])) refuse(400, 'common_password');
      const accepted = await acceptInvitation(database, auth, { token: input.token, email, name, password });
      return accepted ? context.json({ email }) : refuse(410, 'link_expired');
    });
}
