import type { Context } from 'hono';
import type { Refusal } from '../identity/manage-people.ts';
import type { StaffEnv } from '../staff-env.ts';

/** Why a change of the team was not made. */
export function sendRefusal(context: Context<StaffEnv>, code: Refusal) {
  return context.json({ code }, code === 'not_found' ? 404 : 409);
}
