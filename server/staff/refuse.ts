import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Refusal } from '#domain/refusals.ts';

/**
 * Ends a request with a code, and with what else the app needs to explain it. Thrown inside a transaction, it also rolls back
 * what was done and recorded there.
 */
export function refuse(status: ContentfulStatusCode, code: Refusal, details: object = {}): never {
  throw new HTTPException(status, { res: Response.json({ code, ...details }, { status }) });
}
