import { createMiddleware } from 'hono/factory';
import type { Kind } from '#domain/kinds.ts';
import { kindsFor, needsSecondStep, type StaffRole } from '#domain/roles.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';

/** Refuses everyone but these roles. */
export function requireRole(...allowed: StaffRole[]) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    if (!allowed.includes(context.get('person').role)) refuse(403, 'not_allowed');
    await next();
  });
}

/** Refuses a person whose role does not include the kind. Without one, it is that of the path. */
export function requireKind(only?: Kind) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    const kind = only ?? (context.req.param('kind') as Kind);
    if (!kindsFor(context.get('person').role).includes(kind)) refuse(403, 'not_allowed');
    await next();
  });
}

/** Refuses whoever sees nothing that visitors sent. */
export const requireAnyKind = createMiddleware<StaffEnv>(async (context, next) => {
  if (kindsFor(context.get('person').role).length === 0) refuse(403, 'not_allowed');
  await next();
});

/** Refuses a person who has to set up a second step first. */
export const requireSecondStep = createMiddleware<StaffEnv>(async (context, next) => {
  const { role, hasSecondStep } = context.get('person');
  if (needsSecondStep(role) && !hasSecondStep) refuse(403, 'second_step_required');
  await next();
});
