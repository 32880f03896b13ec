import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** A backend and its two keys. */
export type Deployment = { url: string; anonKey: string; staffKey: string };

export function clientOf(url: string, key: string): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** Supabase clients for a visitor and for staff. */
export function clientsOf({ url, anonKey, staffKey }: Deployment) {
  return { visitor: clientOf(url, anonKey), staff: clientOf(url, staffKey) };
}

/** Sends a request that the Supabase client would never send. */
export function requestWith(
  { url }: Deployment,
  key: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    ...(init.headers as Record<string, string>),
  };
  return fetch(`${url}${path}`, { ...init, headers });
}

type Sending = { key?: string; headers?: Record<string, string> };

/** Inserts a row with headers of the test. A text is sent as it is. */
export function postRow(
  server: Deployment,
  table: string,
  row: object | string,
  { key = server.anonKey, headers }: Sending = {},
): Promise<Response> {
  return requestWith(server, key, `/rest/v1/${table}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof row === 'string' ? row : JSON.stringify(row),
  });
}

/** Uploads bytes to a path such as `resumes/applicants/1-a.pdf`, with headers of the test. */
export function postFile(
  server: Deployment,
  path: string,
  bytes: Buffer,
  type: string,
  { key = server.anonKey, headers }: Sending = {},
): Promise<Response> {
  return requestWith(server, key, `/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: new Uint8Array(bytes),
  });
}
