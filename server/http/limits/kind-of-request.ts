import { findFormPage } from '../../intake/form-pages.ts';
import type { ApiContext } from '../api-env.ts';

export function isStorage({ req }: ApiContext): boolean {
  return req.path.startsWith('/storage/v1/');
}

/** Function calls are for staff only, and count as reads. */
export function isInsert(context: ApiContext): boolean {
  const { method, path } = context.req;
  return (method === 'POST' && /^\/rest\/v1\/(?!rpc\/)/.test(path)) || isPostedForm(context);
}

/** A form that was posted without scripts. It may bring files. */
export function isPostedForm({ req }: ApiContext): boolean {
  return req.method === 'POST' && findFormPage(req.path) !== undefined;
}

/** Other requests with a body ask for lists and signed links. */
export function isUpload({ req }: ApiContext): boolean {
  return /^(POST|PUT)$/.test(req.method) && /^\/storage\/v1\/object\/(?!(list|sign)\/)/.test(req.path);
}
