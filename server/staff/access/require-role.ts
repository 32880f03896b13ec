import { createMiddleware } from 'hono/factory';
import type { Kind } from '#domain/kinds.ts';
import { kindsFor, needsSecondStep, type StaffRole } from '#domain/roles.ts';
import type { StaffEnv } from '../staff-env.ts';

/** Refuses everyone but these roles. */
export function requireRole(...allowed: StaffRole[]) {
  return createMiddleware<StaffEnv>(async (context, next) =>
    allowed.includes(context.get('person').role) ? next() : context.json({ code: 'not_allowed' }, 403),
  );
}

/** Refuses a person whose role does not include the kind in the path. */
export const requireKind = createMiddleware<StaffEnv>(async (context, next) => {
  const kind = context.req.param('kind') as Kind;
  if (kindsFor(context.get('person').role).includes(kind)) return next();
  return context.json({ code: 'not_allowed' }, 403);
});

/** Refuses a person who has to set up a second step first. */
export const requireSecondStep = createMiddleware<StaffEnv>(async (context, next) => {
  const { role, hasSecondStep } = context.get('person');
  if (needsSecondStep(role) && !hasSecondStep) return context.json({ code: 'second_step_required' }, 403);
  return next();
});
