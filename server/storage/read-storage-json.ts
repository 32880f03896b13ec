import type { ApiContext } from '../api-env.ts';
import { isObject, readJson } from '../rest/read-json.ts';
import { storageErrors } from './storage-error.ts';

/** Parses the JSON body of a storage request, with errors in Storage's shape. */
export async function readStorageJson(context: ApiContext): Promise<Record<string, unknown>> {
  const body = await readJson(context).catch(() => {
    throw storageErrors.badRequest('The body is not JSON, or it is too large');
  });
  if (!isObject(body)) throw storageErrors.badRequest('The body must be an object');
  if (/\\u0000|\\ud[89a-f]/i.test(serialize(body)))
    throw storageErrors.badRequest('The body holds characters that cannot be stored');
  return body;
}

/** A body that can be parsed may still be nested too deep to be serialized. */
function serialize(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw storageErrors.badRequest('The body is nested too deep');
  }
}
