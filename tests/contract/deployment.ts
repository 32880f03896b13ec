import { describe, inject, it } from 'vitest';
import type { Bucket } from '#domain/kinds.ts';
import { clientsOf, type Deployment, requestWith } from '../support/clients.ts';
import { fileOf } from '../support/sample-files.ts';
import { ourServerOnly } from './skipped-tests.ts';

declare module 'vitest' {
  interface ProvidedContext {
    deployment: Deployment;
  }
}

/** The backend under test. Each Vitest project provides another one. */
export const deployment = inject('deployment');
export const { visitor, staff } = clientsOf(deployment);

/** Requests that the Supabase client would never send. */
export const asVisitor = (path: string, init?: RequestInit) =>
  requestWith(deployment, deployment.anonKey, path, init);
export const asStaff = (path: string, init?: RequestInit) =>
  requestWith(deployment, deployment.staffKey, path, init);

/** Uploads a file as a form does. */
export const upload = (bucket: Bucket, path: string, bytes: Buffer, type: string) =>
  visitor.storage.from(bucket).upload(path, fileOf(bytes, 'a', type));

const isOurs = !process.env.CONTRACT_URL;

/** Tests that Supabase cannot pass: our server is stricter (docs/decisions/0015-one-schema-three-deployments.md). */
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

/** Downloads a file with the staff key. Null if there is none. */
export async function storedFile(bucket: Bucket, path: string): Promise<Buffer | null> {
  const { data } = await staff.storage.from(bucket).download(path);
  return data && Buffer.from(await data.arrayBuffer());
}
