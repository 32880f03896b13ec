import type { PrivateKey } from 'openpgp';
import { loadOpenpgp } from './load-openpgp.ts';
import { KeyRefused } from './open-key-file.ts';

/** Opens a sealed number, and writes it as 123-45-6789. */
export async function openNumber(sealed: string, key: PrivateKey): Promise<string> {
  const { decrypt, readMessage } = await loadOpenpgp();
  try {
    const message = await readMessage({ armoredMessage: sealed });
    const { data } = await decrypt({ message, decryptionKeys: key });
    return String(data).replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3');
  } catch {
    throw new KeyRefused('damaged');
  }
}
