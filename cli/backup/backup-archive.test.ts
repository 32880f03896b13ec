import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { expect, it } from 'vitest';
import { manifestWith } from '../../tests/support/sample-manifest.ts';
import { folderForTest } from '../../tests/support/test-folder.ts';
import { Problem } from '../problem.ts';
import { openBackup, readEntry } from './read-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const file = Buffer.alloc(1500, 'file');
const sha256 = createHash('sha256').update(file).digest('hex');
const fileName = `files/${sha256}`;
const manifest = manifestWith([
  { bucket: 'resumes', path: 'a.pdf', type: 'application/pdf', entry: fileName, bytes: 1500, sha256 },
]);

type Entry = [name: string, content: Buffer | string, type?: 'symlink' | 'link'];
const complete: Entry[] = [
  [fileName, file],
  ['manifest.json', manifest],
];

const openPlain = (source: string) =>
  openBackup(source, async () => {
    throw new Error('No key is needed');
  });

async function archiveOf(entries: Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const [name, content, type] of entries)
    if (type) archive.entry({ name, type, linkname: String(content) });
    else archive.entry({ name }, content);
  archive.finalize();
  return buffer(archive);
}

async function verify(bytes: Buffer) {
  const source = path.join(await folderForTest(), 'a.tar');
  await writeFile(source, bytes);
  return verifyBackup(await openPlain(source), source);
}

async function* chunksOf(...chunks: Array<Buffer | string>) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

it('a backup is read back byte for byte', async () => {
  const folder = await folderForTest();
  const target = path.join(folder, 'a.tar');
  await writeBackup(target, [], async (add) => {
    expect(await add('tables/contacts.jsonl', chunksOf())).toMatchObject({ bytes: 0 });
    expect(await add(fileName, chunksOf(file.subarray(0, 700), file.subarray(700)))).toEqual({
      bytes: 1500,
      sha256,
    });
    await add('manifest.json', chunksOf(manifest));
  });
  const backup = await openPlain(target);
  expect(await verifyBackup(backup, target)).toEqual({ manifest: JSON.parse(manifest), deleted: [] });
  expect((await buffer(readEntry(backup, fileName))).equals(file)).toBe(true);
  expect(await text(readEntry(backup, 'tables/contacts.jsonl'))).toBe('');
  expect(await readdir(folder)).toEqual(['a.tar']);
  expect((await stat(target)).mode & 0o777).toBe(0o600);
  expect(execFileSync('tar', ['-xOf', target, fileName]).equals(file)).toBe(true);
});

it('a backup that fails halfway leaves nothing', async () => {
  const folder = await folderForTest();
  const failing = writeBackup(path.join(folder, 'a.tar'), [], async (add) => {
    await add(fileName, chunksOf(file));
    await add(
      'tables/contacts.jsonl',
      (async function* () {
        yield Buffer.from('half a row');
        throw new Problem('The backend stopped answering.');
      })(),
    );
  });
  await expect(failing).rejects.toThrow('The backend stopped answering.');
  expect(await readdir(folder)).toEqual([]);
});

it.each(['gnu', 'ustar', 'pax'])(
  'an archive packed again by hand in the format %s is verified',
  async (format) => {
    const folder = await folderForTest();
    await mkdir(path.join(folder, 'my backup/files'), { recursive: true });
    await writeFile(path.join(folder, 'my backup', fileName), file);
    await writeFile(path.join(folder, 'my backup/manifest.json'), manifest);
    const source = path.join(folder, 'again.tar');
    execFileSync('tar', [`--format=${format}`, '-cf', source, '-C', folder, 'my backup']);
    expect((await verifyBackup(await openPlain(source), source)).manifest.files).toHaveLength(1);
  },
);

it.each<[string, Entry[], RegExp]>([
  [
    'a symbolic link for a file',
    [[fileName, '/etc/hostname', 'symlink'], ...complete.slice(1)],
    /damaged \(files/,
  ],
  ['a hard link for a file', [[fileName, 'manifest.json', 'link'], ...complete.slice(1)], /damaged \(files/],
  [
    'a link for the manifest',
    [
      [fileName, file],
      ['manifest.json', '/etc/hostname', 'symlink'],
    ],
    /has no manifest/,
  ],
  ['two entries of one name', [...complete, ['other/manifest.json', manifest]], /two entries named manifest/],
  ['other bytes than the manifest says', [[fileName, 'x'], ...complete.slice(1)], /damaged \(files/],
  ['no manifest', complete.slice(0, 1), /not a complete backup/],
  ['no file', complete.slice(1), /damaged \(files/],
])('an archive with %s is refused', async (_what, entries, sentence) => {
  await expect(verify(await archiveOf(entries))).rejects.toThrow(sentence);
});

it('entries that no backup has are ignored, wherever their paths lead', async () => {
  const entries: Entry[] = [
    ['../../outside', 'x'],
    ['/etc/passwd', 'x'],
    ['._manifest.json', 'x'],
    ...complete,
  ];
  expect((await verify(await archiveOf(entries))).manifest.files).toHaveLength(1);
});

it.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
  ['cut off inside an entry', (bytes) => bytes.subarray(0, 900), /damaged or incomplete/],
  ['cut off inside a header', (bytes) => bytes.subarray(0, 2048 + 100), /damaged or incomplete/],
  ['cut off between two entries', (bytes) => bytes.subarray(0, 2048), /not a complete backup/],
  [
    'changed in a header',
    (bytes) => Buffer.concat([Buffer.from('x'), bytes.subarray(1)]),
    /damaged or incomplete/,
  ],
  ['that is none', () => Buffer.alloc(2048, 'x'), /damaged or incomplete/],
  ['of no bytes', () => Buffer.alloc(0), /not a complete backup/],
])('an archive %s is refused', async (_what, spoil, sentence) => {
  await expect(verify(spoil(await archiveOf(complete)))).rejects.toThrow(sentence);
});

it('an entry that claims more bytes than the archive has is refused', async () => {
  const bytes = await archiveOf(complete);
  const claimed = bytes.subarray(0, 512 + 1536);
  claimed.write('77777777777 ', 124, 'ascii');
  claimed.write('        ', 148, 'ascii');
  const sum = claimed.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  claimed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  await expect(verify(bytes)).rejects.toThrow('damaged or incomplete');
});

it('a folder is refused with a sentence', async () => {
  const folder = await folderForTest();
  await expect(openPlain(folder)).rejects.toThrow(`${folder} is a folder. Name a file.`);
});
