import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Refusal } from '#domain/refusals.ts';
import { codeOf } from '../lib/code-of.ts';
import { log } from '../lib/log.ts';
import { NotAccepted } from '../lib/not-accepted.ts';
import { DatabaseError, DatabaseUnavailable } from '../store/database/database-error.ts';
import { SessionEnded } from '../store/records/audit.ts';
import type { StaffEnv } from './staff-env.ts';

/** Sends what `refuse` threw, and a code for every other error. */
export function answerError(error: Error, context: Context<StaffEnv>): Response {
  if (error instanceof HTTPException) {
    const refusal = error.getResponse();
    return context.newResponse(refusal.body, refusal);
  }
  if (error instanceof SessionEnded) return context.json({ code: 'signed_out' satisfies Refusal }, 401);
  // A number or date that the database cannot hold.
  if (error instanceof DatabaseError && error.code.startsWith('22'))
    return context.json({ code: 'invalid' satisfies Refusal }, 400);
  // The path holds ids at most.
  log('staff request failed', { path: context.req.routePath, code: codeOf(error) });
  const isForNow = error instanceof NotAccepted && error.isForNow;
  return error instanceof DatabaseUnavailable || isForNow
    ? context.json({ code: 'unavailable' satisfies Refusal }, 503)
    : context.json({ code: 'failed' satisfies Refusal }, 500);
}
