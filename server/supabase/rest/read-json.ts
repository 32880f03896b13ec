import type { ApiContext } from '../../http/api-env.ts';
import { chunksOf } from '../../http/discard-body.ts';
import type { Role } from '../../store/database/database.ts';
import { RestError, restErrors } from './rest-error.ts';

/** Many times the size of a form. Staff restore backups in larger batches. */
const limits: Record<Role, number> = { anon: 32 * 1024, service_role: 1024 * 1024 };

/** Parses a JSON body, up to the caller's size limit. */
export async function readJson(context: ApiContext): Promise<unknown> {
  const type = context.req.header('content-type') ?? 'application/json';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw restErrors.badContentType();
  const bytes = await readBody(context, limits[context.get('role')]);
  context.set('bodyBytes', bytes.length);
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
    // The sender disconnected: not a server error, and nobody reads the response.
    throw error instanceof RestError ? error : restErrors.badJson();
  }
  return Buffer.concat(chunks);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses text that PostgreSQL cannot store, before it can reach an error message or log of the database. */
export function assertStorable(text: string): void {
  if (text.includes('\u0000')) throw restErrors.nulCharacter();
  if (!text.isWellFormed()) throw restErrors.loneSurrogate();
}
