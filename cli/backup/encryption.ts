import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import type { Key } from 'openpgp';
import { isArmored, type KeyFile } from '../private-key.ts';
import { Problem, toFileProblem } from '../problem.ts';

type Chunks = AsyncIterable<Uint8Array>;

/** Reads the public keys of a file. Refuses a private key: whoever makes backups must not be able to open them. */
export async function readRecipients(file: string): Promise<Key[]> {
  const content = await readFile(file).catch((error: unknown) => {
    throw toFileProblem(error, `The public key ${file}`);
  });
  const { readKeys } = await import('openpgp');
  const read = isArmored(content)
    ? readKeys({ armoredKeys: content.toString() })
    : readKeys({ binaryKeys: content });
  const keys = await read.catch(() => []);
  if (keys.length === 0) throw new Problem(`${file} does not hold an OpenPGP public key.`);
  if (keys.some((key) => key.isPrivate()))
    throw new Problem(`${file} holds a private key. Use the file with the public key.`);
  for (const key of keys)
    await key.getEncryptionKey().catch(() => {
      throw new Problem(`The key in ${file} cannot encrypt. It may have expired, or be for signatures only.`);
    });
  return keys;
}

export async function encryptChunks(chunks: Chunks, recipients: Key[]): Promise<Chunks> {
  const { createMessage, encrypt } = await import('openpgp');
  const message = await createMessage({ binary: ReadableStream.from(chunks) });
  return encrypt({ message, encryptionKeys: recipients, format: 'binary' });
}

/** A tar file starts with a name. An OpenPGP message starts with a byte that no name starts with. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(1), 0, 1, 0);
    return bytesRead === 1 && (buffer[0] ?? 0) >= 0x80;
  } finally {
    await handle.close();
  }
}

/**
 * Decrypts a file in pieces. The last one is followed by the check that nothing was changed, so nothing may be used
 * before the whole file was read once.
 */
export async function* decryptFile(source: string, keyFile: KeyFile): AsyncGenerator<Uint8Array> {
  try {
    const reader = (await startDecryption(source, keyFile)).getReader();
    // Not canceled if the caller stops early: OpenPGP.js would take that for a change of the file.
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } catch (error) {
    if (error instanceof Problem) throw error;
    const problem = toFileProblem(error, source);
    throw problem instanceof Problem
      ? problem
      : new Problem('This encrypted backup is damaged or incomplete. Use another backup.');
  }
}

async function startDecryption(source: string, { key, file, canOpen }: KeyFile) {
  const { decrypt, readMessage } = await import('openpgp');
  const binaryMessage = Readable.toWeb(createReadStream(source)) as ReadableStream<Uint8Array>;
  const message = await readMessage({ binaryMessage });
  const ids = message.getEncryptionKeyIDs();
  // GnuPG can hide the recipients: their ids are zeros.
  if (!ids.some((id) => /^0+$/.test(id.toHex()) || canOpen(id.toHex())))
    throw new Problem(
      `This backup is encrypted for the key ${ids.map((id) => id.toHex().toUpperCase()).join(' or ')}. ${file} is a different key. Name the right one with --key FILE.`,
    );
  // Without this setting, the whole backup would be read into memory first.
  const config = { allowUnauthenticatedStream: true };
  const { data } = await decrypt({ message, decryptionKeys: key, format: 'binary', config });
  return data;
}
