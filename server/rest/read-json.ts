import type { ApiContext } from '../api-env.ts';
import type { Role } from '../database/database.ts';
import { chunksOf } from '../discard-body.ts';
import { RestError, restErrors } from './rest-error.ts';

/** A form fits many times over; staff restoring a backup send more at once. */
const limits: Record<Role, number> = { anon: 32 * 1024, service_role: 1024 * 1024 };

/** The body of a request as JSON, read no further than the caller's limit. */
export async function readJson(context: ApiContext): Promise<unknown> {
  const type = context.req.header('content-type') ?? 'application/json';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw restErrors.badContentType();
  const bytes = await readBody(context, limits[context.get('role')]);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw restErrors.badJson();
  }
}

async function readBody(context: ApiContext, limit: number): Promise<Buffer> {
  const { incoming } = context.env;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of chunksOf(incoming)) {
      size += chunk.length;
      if (size > limit) throw restErrors.bodyTooLarge(limit);
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever sends hung up in the middle: no fault of ours, and nobody is left to hear an answer.
    if (!(error instanceof RestError) && !incoming.complete) throw restErrors.badJson();
    throw error;
  }
  return Buffer.concat(chunks);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text that PostgreSQL cannot hold is refused here, before it could reach an error message or a log of the database. */
export function assertStorable(text: string): void {
  if (text.includes('\u0000')) throw restErrors.nulCharacter();
  if (!text.isWellFormed()) throw restErrors.loneSurrogate();
}
