import type { ApiContext } from '../api-env.ts';

export function isStorage({ req }: ApiContext): boolean {
  return req.path.startsWith('/storage/v1/');
}

/** Function calls are for staff only, and count as reads. */
export function isInsert({ req }: ApiContext): boolean {
  return req.method === 'POST' && /^\/rest\/v1\/(?!rpc\/)/.test(req.path);
}

/** Other requests with a body ask for lists and signed links. */
export function isUpload({ req }: ApiContext): boolean {
  return /^(POST|PUT)$/.test(req.method) && /^\/storage\/v1\/object\/(?!(list|sign)\/)/.test(req.path);
}
