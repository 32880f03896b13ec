import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { generateKey, type Key, readKey } from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifestWith } from '../../tests/support/sample-manifest.ts';
import { shareFolder } from '../../tests/support/test-folder.ts';
import { readPrivateKeyFile } from '../private-key.ts';
import { Problem } from '../problem.ts';
import { decryptFile, encryptChunks, readRecipients } from './encryption.ts';
import { openBackup } from './read-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const manifest = manifestWith([]);
const megabyte = 1_000_000;
const rows = Buffer.alloc(megabyte, 'a row with a name\n');
const damaged = /^(This encrypted backup|This archive) is damaged or incomplete\. Use another backup\.$/;
let recipient: Key;
const at = shareFolder();

beforeAll(async () => {
  const company = await generateKey({ userIDs: [{ name: 'Company' }] });
  const another = await generateKey({ userIDs: [{ name: 'Another' }] });
  await writeFile(at('company.asc'), company.privateKey);
  await writeFile(at('company-public.asc'), company.publicKey);
  await writeFile(at('another.asc'), another.privateKey);
  recipient = await readKey({ armoredKey: company.publicKey });
  await writeEncrypted('whole.tar.pgp');
});

async function* once(...chunks: Uint8Array[]) {
  yield* chunks;
}

function writeEncrypted(name: string, meanwhile = async () => {}) {
  return writeBackup(at(name), [recipient], async (add) => {
    await add('tables/contacts.jsonl', once(rows));
    await meanwhile();
    await add('manifest.json', once(Buffer.from(manifest)));
  });
}

async function verify(name: string, key = 'company.asc') {
  return verifyBackup(await openBackup(at(name), () => readPrivateKeyFile(at(key))), at(name));
}

describe('an encrypted backup', () => {
  it('opens with the private key, and has nothing to read without it', async () => {
    expect((await verify('whole.tar.pgp')).manifest).toEqual(JSON.parse(manifest));
    expect((await stat(at('whole.tar.pgp'))).mode & 0o777).toBe(0o600);
    expect((await readFile(at('whole.tar.pgp'))).includes('a row with')).toBe(false);
  });

  it('leaves nothing readable on the disk while it is written', async () => {
    let drafts: Buffer[] = [];
    await writeEncrypted('second.tar.pgp', async () => {
      const names = (await readdir(at('.'))).filter((name) => name.endsWith('.part'));
      drafts = await Promise.all(names.map((name) => readFile(at(name))));
    });
    expect(drafts.map(({ length }) => length)).toContain(megabyte);
    expect(drafts.filter((draft) => draft.includes('a row with'))).toEqual([]);
  });

  it('that fails halfway leaves nothing', async () => {
    const before = await readdir(at('.'));
    const failing = writeEncrypted('failed.tar.pgp', async () => {
      throw new Problem('The backend stopped answering.');
    });
    await expect(failing).rejects.toThrow('The backend stopped answering.');
    expect(await readdir(at('.'))).toEqual(before);
  });

  it('does not open with another key, and the error names the right one', async () => {
    const id = (await recipient.getEncryptionKey()).getKeyID().toHex().toUpperCase();
    await expect(verify('whole.tar.pgp', 'another.asc')).rejects.toThrow(
      `This backup is encrypted for the key ${id}. ${at('another.asc')} is a different key. Name the right one with --key FILE.`,
    );
  });

  it.each([0.001, 0.5, 0.999])('cut off after a share of %d is refused', async (share) => {
    const bytes = await readFile(at('whole.tar.pgp'));
    await writeFile(at('cut.tar.pgp'), bytes.subarray(0, Math.floor(bytes.length * share)));
    await expect(verify('cut.tar.pgp')).rejects.toThrow(damaged);
  });

  // The last 22 bytes are the code that detects changes.
  it.each([0, 1, 20, 60, 120, 5000, 600_000, -900, -22, -21, -1])(
    'with another byte at %d is refused',
    async (index) => {
      const bytes = await readFile(at('whole.tar.pgp'));
      const place = index < 0 ? bytes.length + index : index;
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      await writeFile(at('changed.tar.pgp'), bytes);
      await expect(verify('changed.tar.pgp')).rejects.toThrow(Problem);
    },
  );

  it('with bytes after its end is refused', async () => {
    const bytes = await readFile(at('whole.tar.pgp'));
    await writeFile(at('longer.tar.pgp'), Buffer.concat([bytes, bytes]));
    await expect(verify('longer.tar.pgp')).rejects.toThrow(Problem);
  });
});

describe('encryption does not collect the backup in memory', () => {
  it('encrypts only as far as it is read', async () => {
    let produced = 0;
    async function* produce() {
      for (; produced < 50; produced += 1) yield rows;
    }
    for await (const _ of await encryptChunks(produce(), [recipient])) break;
    expect(produced).toBeLessThan(10);
  });

  it('decrypts in pieces: a change at the end is found at the end', async () => {
    const bytes = await readFile(at('whole.tar.pgp'));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    await writeFile(at('late.tar.pgp'), bytes);
    let decrypted = 0;
    const read = async () => {
      for await (const piece of decryptFile(at('late.tar.pgp'), await readPrivateKeyFile(at('company.asc'))))
        decrypted += piece.length;
    };
    await expect(read()).rejects.toThrow(damaged);
    expect(decrypted).toBeGreaterThan(megabyte / 2);
  });
});

describe('a backup is not encrypted for', () => {
  it.each<[string, () => Promise<string | Uint8Array>, RegExp]>([
    ['a private key', () => readFile(at('company.asc'), 'utf8'), /holds a private key\. Use the file with/],
    ['something else', async () => 'not a key', /does not hold an OpenPGP public key/],
    [
      'an expired key',
      async () => {
        const past = { date: new Date('2020-01-01'), keyExpirationTime: 60 };
        return (await generateKey({ userIDs: [{ name: 'Old' }], ...past })).publicKey;
      },
      /cannot encrypt\. It may have expired/,
    ],
  ])('%s', async (name, content, sentence) => {
    const file = at(`${name.replaceAll(' ', '-')}.asc`);
    await writeFile(file, await content());
    await expect(readRecipients(file)).rejects.toThrow(sentence);
  });

  it('a file that does not exist', async () => {
    await expect(readRecipients(at('none.asc'))).rejects.toThrow('none.asc does not exist.');
  });
});

it.each(['armored', 'binary'])('the public key may be %s', async (format) => {
  const file = at(`${format}-key`);
  await writeFile(file, format === 'armored' ? recipient.armor() : recipient.write());
  expect(await readRecipients(file)).toHaveLength(1);
});
