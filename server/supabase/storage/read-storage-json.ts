import type { ApiContext } from '../../http/api-env.ts';
import { isStorableJson } from '../../store/database/storable.ts';
import { isObject, readJson } from '../rest/read-json.ts';
import { storageErrors } from './storage-error.ts';

/** Parses the JSON body of a storage request, with errors in Storage's shape. */
export async function readStorageJson(context: ApiContext): Promise<Record<string, unknown>> {
  const body = await readJson(context).catch(() => {
    throw storageErrors.badRequest('The body is not JSON, or it is too large');
  });
  if (!isObject(body)) throw storageErrors.badRequest('The body must be an object');
  if (!isStorableJson(body))
    throw storageErrors.badRequest('The body holds characters that cannot be stored, or is nested too deep');
  return body;
}
