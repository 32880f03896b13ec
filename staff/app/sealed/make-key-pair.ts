import type { PrivateKey } from 'openpgp';
import { loadOpenpgp } from './load-openpgp.ts';
import { KeyRefused, sealingIdOf } from './open-key-file.ts';

/** Both armored. The passphrase protects the private half. */
export type KeyPair = { keyId: string; publicKey: string; privateKey: string };

/** RSA, because PostgreSQL's pgcrypto knows no elliptic curves. The server's own pair is made the same way. */
export async function makeKeyPair(
  passphrase: string,
  // The most rounds that the format has: each guess at the passphrase takes longer.
  { rsaBits = 3072, s2kIterationCountByte = 255 } = {},
): Promise<KeyPair> {
  const { generateKey, readKey } = await loadOpenpgp();
  const { publicKey, privateKey } = await generateKey({
    type: 'rsa',
    rsaBits,
    userIDs: [{ name: 'Sealed numbers' }],
    passphrase,
    format: 'armored',
    config: { s2kIterationCountByte },
  });
  const keyId = await sealingIdOf(await readKey({ armoredKey: publicKey }));
  if (!keyId) throw new Error('The new key cannot seal.');
  return { keyId, publicKey, privateKey };
}

/** Seals a test text with the public half and opens it with the private one. Throws `KeyRefused`. */
export async function provePair(publicKey: string, key: PrivateKey): Promise<void> {
  const { createMessage, decrypt, encrypt, readKey, readMessage } = await loadOpenpgp();
  const text = crypto.randomUUID();
  const armoredMessage = await encrypt({
    message: await createMessage({ text }),
    encryptionKeys: await readKey({ armoredKey: publicKey }),
  });
  const opened = await decrypt({ message: await readMessage({ armoredMessage }), decryptionKeys: key });
  if (opened.data !== text) throw new KeyRefused('damaged');
}
