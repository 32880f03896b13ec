import { decrypt, readMessage, readPrivateKey } from 'openpgp';

/** Opens a sealed number with an armored private key. */
export async function openSealedWith(armoredKey: string, sealed: unknown): Promise<string> {
  const message = await readMessage({ armoredMessage: String(sealed) });
  const decryptionKeys = await readPrivateKey({ armoredKey });
  return String((await decrypt({ message, decryptionKeys })).data);
}
