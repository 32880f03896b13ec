import { HTTPException } from 'hono/http-exception';

type Status = 400 | 403 | 404 | 409;

/** Ends a request with a code. Thrown inside of `records.perform`, it also takes back what was recorded. */
export function refuse(status: Status, body: { code: string } & Record<string, unknown>): never {
  throw new HTTPException(status, { res: Response.json(body, { status }) });
}
