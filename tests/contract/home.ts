import { inject } from 'vitest';
import { clientsOf, type Home } from '../support/clients.ts';

declare module 'vitest' {
  interface ProvidedContext {
    home: Home;
  }
}

/** The backend under test; each project of the configuration provides another. */
export const home = inject('home');
export const { visitor, staff } = clientsOf(home);

/** Whether it is this repository's server, which is stricter than hosted Supabase in the few places that say so. */
export const isOurs = !process.env.CONTRACT_URL;

/** The stored row, read with the staff's key. */
export async function storedRow(table: string, id: string): Promise<Record<string, unknown> | null> {
  const { data, error } = await staff.from(table).select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(`The row could not be read back: ${error.message}`);
  return data;
}
