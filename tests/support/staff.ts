import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decrypt, readMessage, readPrivateKey } from 'openpgp';
import { clientOf } from './clients.ts';
import { dataDir, port } from './e2e-server.ts';

type Table = 'contacts' | 'job_applications' | 'employment_verifications';

const readKey = (name: string) => readFileSync(path.join(dataDir, 'keys', name), 'utf8').trim();
const staff = () => clientOf(`http://localhost:${port}`, readKey('staff-secret'));

/** An address that no other test uses: by it the rows of one journey are found again. */
export function freshEmail(): string {
  return `ada.${randomUUID()}@harborlight.example`;
}

/** What the backend holds from this sender, without the columns that the database makes itself. */
export async function storedRows(table: Table, email: string): Promise<Record<string, string | null>[]> {
  const { data } = await staff().from(table).select('*').eq('email', email).throwOnError();
  return (data ?? []).map(({ id: _, created_at: __, ...row }) => row);
}

/** The file behind a stored address. */
export async function storedFile(url: unknown): Promise<Buffer> {
  const [, bucket = '', name = ''] = /\/object\/public\/([^/]+)\/(.+)$/.exec(String(url)) ?? [];
  const { data, error } = await staff().storage.from(bucket).download(name);
  if (error) throw error;
  return Buffer.from(await data.arrayBuffer());
}

/** A sealed number, opened with the key that only staff have. */
export async function openSealed(armored: unknown): Promise<string> {
  const message = await readMessage({ armoredMessage: String(armored) });
  const decryptionKeys = await readPrivateKey({ armoredKey: readKey('sealing-private.asc') });
  return String((await decrypt({ message, decryptionKeys })).data);
}
