import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientOf } from './clients.ts';
import { dataDir, port } from './e2e-server.ts';
import { openSealedWith } from './open-sealed.ts';

export { freshEmail } from './samples.ts';

export type Table = 'contacts' | 'job_applications' | 'employment_verifications';

export const readKey = (name: string) => readFileSync(path.join(dataDir, 'keys', name), 'utf8').trim();
const staff = () => clientOf(`http://localhost:${port}`, readKey('staff-secret'));

/** Reads the rows with this email address, without generated columns. */
export async function storedRows(table: Table, email: string): Promise<Record<string, string | null>[]> {
  const { data } = await staff().from(table).select('*').eq('email', email).throwOnError();
  return (data ?? []).map(({ id: _, created_at: __, ...row }) => row);
}

export async function storedIds(table: Table, email: string): Promise<string[]> {
  const { data } = await staff().from(table).select('id').eq('email', email).throwOnError();
  return (data ?? []).map(({ id }) => String(id));
}

/** Downloads the file behind a stored URL. */
export async function storedFile(url: unknown): Promise<Buffer> {
  const [, bucket = '', name = ''] = /\/object\/public\/([^/]+)\/(.+)$/.exec(String(url)) ?? [];
  const { data, error } = await staff().storage.from(bucket).download(name);
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer());
}

/** Decrypts a sealed number with the staff's private key. */
export const openSealed = (armored: unknown) => openSealedWith(readKey('sealing-private.asc'), armored);
