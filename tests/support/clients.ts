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
