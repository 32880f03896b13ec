import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** Where a backend is and the two keys it knows. */
export type Deployment = { url: string; anonKey: string; staffKey: string };

export function clientOf(url: string, key: string): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** A visitor's client and the staff's, both the real library. */
export function clientsOf({ url, anonKey, staffKey }: Deployment) {
  return { visitor: clientOf(url, anonKey), staff: clientOf(url, staffKey) };
}

/** A request by hand, for what the library would never send. */
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
