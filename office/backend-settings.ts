import { companySlug } from './company-slug.ts';

export type BackendSettings = {
  /** Empty where the backend is the server that serves the site. */
  url: string;
  anonKey: string;
};

/** The key of the embedded backend. It is public, as every anonymous key is: row-level security decides what it may do. */
export const embeddedAnonKey = `sb_publishable_${companySlug}`;

/** Read once, at build time; vite.config.ts puts the result into the site as __BACKEND__. */
export function readBackendSettings(env: Record<string, string | undefined>): BackendSettings {
  return {
    url: env.SUPABASE_URL?.replace(/\/+$/, '') ?? '',
    anonKey: env.SUPABASE_ANON_KEY || embeddedAnonKey,
  };
}
