import { inject } from 'vitest';
import { clientsOf, type Deployment } from '../support/clients.ts';

declare module 'vitest' {
  interface ProvidedContext {
    deployment: Deployment;
  }
}

/** The backend under test. Each Vitest project provides another one. */
export const deployment = inject('deployment');
export const { visitor, staff } = clientsOf(deployment);

/** Whether it is this repository's server, which is stricter than hosted Supabase where a test says so. */
export const isOurs = !process.env.CONTRACT_URL;

/** Reads a row back with the staff key. */
export async function storedRow(table: string, id: string): Promise<Record<string, unknown> | null> {
  const { data, error } = await staff.from(table).select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(`The row could not be read back: ${error.message}`);
  return data;
}
