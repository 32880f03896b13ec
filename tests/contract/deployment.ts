import { describe, inject, it } from 'vitest';
import { clientsOf, type Deployment } from '../support/clients.ts';
import { ourServerOnly } from './skipped-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    deployment: Deployment;
  }
}

/** The backend under test. Each Vitest project provides another one. */
export const deployment = inject('deployment');
export const { visitor, staff } = clientsOf(deployment);

const isOurs = !process.env.CONTRACT_URL;

/** Tests that Supabase cannot pass: our server is stricter (docs/decisions/0014-one-schema-three-deployments.md). */
export function describeOurServer(name: string, tests: () => void): void {
  describe.runIf(isOurs)(`${ourServerOnly}${name}`, tests);
}

/** A test that Supabase cannot pass. */
export function testOurServer(name: string, test: () => Promise<void>): void {
  it.runIf(isOurs)(`${ourServerOnly}${name}`, test);
}

/** What to expect where both refuse, but with another code. */
export function byDeployment<Value>({ ours, supabase }: { ours: Value; supabase: Value }): Value {
  return isOurs ? ours : supabase;
}

/** Reads a row back with the staff key. */
export async function storedRow(table: string, id: string): Promise<Record<string, unknown> | null> {
  const { data, error } = await staff.from(table).select('*').eq('id', id).maybeSingle();
  if (error) throw new Error(`The row could not be read back: ${error.message}`);
  return data;
}
