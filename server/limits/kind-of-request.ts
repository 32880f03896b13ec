import type { ApiContext } from '../api-env.ts';

export function isStorage({ req }: ApiContext): boolean {
  return req.path.startsWith('/storage/v1/');
}

/** A row is to be written. Calls of functions are staff's and count as reading. */
export function isInsert({ req }: ApiContext): boolean {
  return req.method === 'POST' && /^\/rest\/v1\/(?!rpc\/)/.test(req.path);
}

/** A file is to be written; the other requests with a body ask for lists and links. */
export function isUpload({ req }: ApiContext): boolean {
  return /^(POST|PUT)$/.test(req.method) && /^\/storage\/v1\/object\/(?!(list|sign)\/)/.test(req.path);
}
