import type { ApiContext } from '../../http/api-env.ts';
import type { ObjectAddress } from '../../store/files/insert-object.ts';
import { storageErrors } from './storage-error.ts';

/** Supabase's rule for names. Not needed for safety, because a name never becomes a path on the disk. */
const validName = /^[\w/!.*'() &$@=;:+,?-]{1,900}$/;

/** Reads the bucket and the name after `/storage/v1{prefix}`, decoded once. */
export function readAddress(context: ApiContext, prefix: string): ObjectAddress {
  const [bucket = '', ...rest] = new URL(context.req.url).pathname
    .slice(`/storage/v1${prefix}`.length)
    .split('/');
  const address = { bucket: decode(bucket), name: decode(rest.join('/')) };
  if (!isValidName(address.name)) throw storageErrors.badKey();
  return address;
}

export function isValidName(name: string): boolean {
  return validName.test(name);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw storageErrors.badKey();
  }
}
