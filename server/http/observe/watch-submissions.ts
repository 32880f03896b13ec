import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import { insertSeconds, type SubmissionResult, submissions } from '../../lib/counters.ts';
import { log } from '../../lib/log.ts';
import type { ApiContext, ApiEnv } from '../api-env.ts';
import type { ReadDemand } from '../limits/guard.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Logs and counts each record that a visitor sends. What staff insert is a restore. */
export const watchSubmissions = (readDemand: ReadDemand, onStored: (request: IncomingMessage) => void) =>
  createMiddleware<ApiEnv>(async (context, next) => {
    const { kind } = readDemand(context);
    if (!kind) return next();
    const started = performance.now();
    await next();
    if (context.get('role') === 'service_role') return undefined;
    const milliseconds = performance.now() - started;
    const result = resultOf(context);
    submissions.inc({ kind, result });
    if (result === 'stored') onStored(context.env.incoming);
    insertSeconds.observe({ kind }, milliseconds / 1000);
    const bytes = context.get('bodyBytes') ?? 0;
    log('submission', { kind, ...readId(context), result, bytes, milliseconds: Math.round(milliseconds) });
    return undefined;
  });

function resultOf(context: ApiContext): SubmissionResult {
  const { status } = context.res;
  if (status >= 500) return 'failed';
  if (status === 409) return 'duplicate';
  if (status >= 400) return 'refused';
  return context.get('stored') ?? 'stored';
}

/** The browser makes the id. A refused row may have anything in its place. */
function readId(context: ApiContext): { id?: string } {
  const id = context.get('rowId');
  return typeof id === 'string' && uuid.test(id) ? { id } : {};
}
