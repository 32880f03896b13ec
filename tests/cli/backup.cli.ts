import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientsOf, type Deployment } from '../support/clients.ts';
import { shareServer } from '../support/open-test-server.ts';
import { pdfBytes, types } from '../support/sample-files.ts';
import { claimPhotoPath, publicUrl, sampleClaim, sampleContact } from '../support/samples.ts';
import { sendWithFiles } from '../support/upload-files.ts';
import { daysAgo, envFor, prepareServer, runCli, sendApplication, sendVerification } from './run-cli.ts';

const { cli, clients, folder, server } = prepareServer({ database: 'embedded' });
/** The server that backups are restored to. */
const fresh = shareServer();
const toFresh = (...args: string[]) => runCli(args, envFor(fresh));
const tables = ['contacts', 'job_applications', 'employment_verifications', 'claim_reports', 'retention'];

beforeAll(async () => {
  const { staff } = clients();
  const letter = sampleContact({
    message: 'Ünïcödé 李小龍 🙂\r\nwith lines',
    language: 'es',
    created_at: daysAgo(3),
  });
  await staff.from('contacts').insert(letter).throwOnError();
  // More than one request of a restore, by size and by number.
  const many = Array.from({ length: 210 }, (_, at) =>
    sampleContact({ name: `Number ${at}`, message: 'x'.repeat(at < 110 ? 4000 : 20) }),
  );
  for (const part of [many.slice(0, 110), many.slice(110)])
    await staff.from('contacts').insert(part).throwOnError();
  await storeLetter(letter.id);
  await sendApplication(clients(), pdfBytes(3_000_000, 'first'));
  await sendApplication(clients(), pdfBytes(2000, 'second'), { cover_letter: null });
  await sendVerification(clients(), { social_security: '900-31-4159' });
  await sendWithFiles(
    clients().visitor,
    'claim_reports',
    sampleClaim({
      photo_urls: ['png', 'pdf'].map((extension) => publicUrl('claim-photos', claimPhotoPath(extension))),
    }),
  );
  await staff.from('retention').update({ keep_days: 200 }).eq('table_name', 'contacts').throwOnError();
  expect((await cli('backup', '--to', folder('plain.tar'))).code).toBe(0);
  await mkdir(folder('plain'));
  execFileSync('tar', ['-xf', folder('plain.tar'), '-C', folder('plain')]);
});

/** Packs a folder of an unpacked backup. */
function packed(name: string): string {
  execFileSync('tar', ['-cf', folder(`${name}-again.tar`), '-C', folder(name), '.']);
  return folder(`${name}-again.tar`);
}

/** A reply of the visitor with a file that was stored and one that was refused. */
async function storeLetter(record: string) {
  const { staff } = clients();
  const path = `${record}/letter/1.pdf`;
  const stored = await staff.storage.from('letters').upload(path, pdfBytes(), { contentType: types.pdf });
  if (stored.error) throw stored.error;
  const files = [
    { id: randomUUID(), name: 'photo.pdf', path, refused: null },
    { id: randomUUID(), name: 'virus.exe', path: null, refused: 'This type of file is not supported' },
  ];
  const letter = {
    id: randomUUID(),
    message_id: '<reply@mail.example.com>',
    references: [],
    from_address: 'other@example.com',
    from_name: 'Ada',
    received_at: daysAgo(2),
    body: 'A reply',
    quoted: '> what we wrote',
    files,
  };
  await staff
    .rpc('staff_receive_reply', { wanted_kind: 'message', wanted_id: record, letter })
    .throwOnError();
}

/** All rows of a deployment, and the SHA-256 of every file. */
async function contentOf(server: Deployment) {
  const { staff } = clientsOf(server);
  const rows: Record<string, unknown> = {};
  for (const table of tables) {
    const key = table === 'retention' ? 'table_name' : 'id';
    const { data } = await staff.from(table).select('*').order(key).throwOnError();
    rows[table] = (data ?? []).map((row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, column.endsWith('_at') ? toUtc(value) : value]),
      ),
    );
  }
  const files: Record<string, string> = {};
  for (const [bucket, prefix] of [
    ['resumes', 'applicants'],
    ['employment-documents', ''],
    ['letters', `${letterOf(rows)}/letter`],
    ...photoFolders(rows).map((prefix) => ['claim-photos', prefix] as const),
  ] as const)
    for (const name of await listNames(staff, bucket, prefix)) {
      const { data, error } = await staff.storage.from(bucket).download(prefix ? `${prefix}/${name}` : name);
      if (error) throw error;
      const bytes = new Uint8Array(await data.arrayBuffer());
      files[`${bucket}/${name}`] = createHash('sha256').update(bytes).digest('hex');
    }
  const { data: work } = await staff.rpc('staff_export_work').throwOnError();
  return { rows, files, work };
}

/** The folder of each photo of a claim. */
function photoFolders({ claim_reports }: Record<string, unknown>): string[] {
  const urls = (claim_reports as { photo_urls: string[] }[]).flatMap(({ photo_urls }) => photo_urls);
  return urls.map((url) => url.split('/').at(-2) ?? '');
}

/** The record with a letter. */
function letterOf({ contacts }: Record<string, unknown>): unknown {
  return (contacts as { id: string; message: string }[]).find(({ message }) => message.startsWith('Ünï'))?.id;
}

async function listNames(staff: SupabaseClient, bucket: string, prefix: string): Promise<string[]> {
  const { data, error } = await staff.storage.from(bucket).list(prefix);
  if (error) throw error;
  return data.map(({ name }) => name);
}

/** PostgreSQL returns times in the time zone of the database. Keeps the microseconds, which a Date has not. */
function toUtc(time: unknown): string {
  const fraction = /\.\d+/.exec(String(time))?.[0] ?? '';
  return new Date(String(time)).toISOString().replace(/\.\d+/, fraction);
}

describe('a backup', () => {
  it('is readable by its owner only, and has no readable number', async () => {
    expect((await stat(folder('plain.tar'))).mode & 0o777).toBe(0o600);
    const sealed = await readFile(folder('plain/tables/employment_verifications.jsonl'), 'utf8');
    expect(sealed).toContain('BEGIN PGP MESSAGE');
    expect(sealed).not.toMatch(/900-?31-?4159/);
  });

  it('is verified without a server and without the staff secret', async () => {
    const args = ['verify', folder('plain.tar')];
    const { code, out, err } = await runCli(args, { DATA_DIR: folder('nowhere') });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('contacts: 211 rows');
    expect(out).toMatch(/^files: 7 \(3\.0 MB\)$/m);
    expect(out).toMatch(/^The backup of .* from http.* is complete and undamaged\.$/m);
  });

  it('moves equal rows and files from the embedded database to an empty PostgreSQL, and nothing twice', async () => {
    const before = await contentOf(server);
    expect(await contentOf(fresh)).not.toEqual(before);
    const restored = await toFresh('restore', folder('plain.tar'), '--yes', '--deleted', 'none');
    expect(restored.err).toContain('is complete: 215 rows and 7 files.');
    expect(restored.code).toBe(0);
    expect(restored.out).toMatch(/^files +7 +0 +0 +0$/m);
    expect(restored.out).toMatch(/^contacts +211 +0 +0 +0$/m);
    expect(restored.out).toContain('contacts are now kept for 200 days (before: 365).');
    expect(await contentOf(fresh)).toEqual(before);

    const again = await toFresh('restore', folder('plain.tar'), '--yes');
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/^files +0 +7 +0 +0$/m);
    expect(again.out).toMatch(/^contacts +0 +211 +0 +0$/m);
    expect(await contentOf(fresh)).toEqual(before);
  });

  it('opens with tar, and can be packed again by hand', async () => {
    const again = packed('plain');
    expect((await cli('restore', again, '--yes')).out).toMatch(/^files +0 +7 +0 +0$/m);
  });

  it('never overwrites anything', async () => {
    await writeFile(folder('mine.tar'), 'mine');
    const { code, err } = await cli('backup', '--to', folder('mine.tar'));
    expect(code).toBe(1);
    expect(err).toContain('is not overwritten. Choose another name.');
    expect(await readFile(folder('mine.tar'), 'utf8')).toBe('mine');
    expect((await readdir(folder('.'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('names files that a record points to but the store does not have', async () => {
    const { resumeAt, id } = await sendApplication(clients());
    await clients().staff.storage.from('resumes').remove([resumeAt]);
    const { code, err } = await cli('backup', '--to', folder('missing.tar'));
    expect(code).toBe(0);
    expect(err).toContain(`Not in the file store, although a record points to it: ${resumeAt}`);
    await clients().staff.from('job_applications').delete().eq('id', id).throwOnError();
  });
});

describe('a damaged backup restores nothing', () => {
  const remove = (name: string) => (dir: string) => rm(path.join(dir, name));
  const change = (name: string, from: string, to: string) => async (dir: string) => {
    const text = await readFile(path.join(dir, name), 'utf8');
    if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
    await writeFile(path.join(dir, name), text.replace(from, to));
  };
  const damage: Array<[string, (dir: string) => Promise<void>, RegExp]> = [
    ['a changed row', change('tables/contacts.jsonl', 'Number 7', 'Number 8'), /damaged \(tables\/contacts/],
    ['a missing table', remove('tables/job_applications.jsonl'), /damaged \(tables\/job_applications/],
    [
      'a cut-off manifest',
      change('manifest.json', '"missing": []', ''),
      /manifest of this backup is damaged/,
    ],
    ['a path out of the folder', change('manifest.json', 'tables/c', '../c'), /cannot read the manifest/],
    ['another table', change('manifest.json', '"staff_work"', '"users"'), /cannot read the manifest/],
    ['no manifest', remove('manifest.json'), /is not a complete backup: it has no manifest\.json/],
  ];

  it.each(damage)('%s', async (name, spoil, sentence) => {
    const dir = `damaged-${name.replaceAll(' ', '-')}`;
    await cp(folder('plain'), folder(dir), { recursive: true });
    await spoil(folder(dir));
    const { code, out, err } = await cli('restore', packed(dir), '--yes');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(sentence);
    expect(err).toMatch(/ Nothing was restored\.\n$/);
  });

  it('nor is a server started to rehearse it', async () => {
    await cp(folder('plain'), folder('damaged-for-rehearsal'), { recursive: true });
    await writeFile(folder('damaged-for-rehearsal/tables/contacts.jsonl'), '');
    expect(await cli('rehearse', packed('damaged-for-rehearsal'))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('This backup is damaged (tables/contacts.jsonl)'),
    });
  });
});

it('a file that cannot be restored is named, and the rest is restored', async () => {
  const { staff } = clients();
  const { files } = JSON.parse(await readFile(folder('plain/manifest.json'), 'utf8'));
  const [file] = files as Array<{ path: string; bucket: string }>;
  if (!file) throw new Error('The backup has no file');
  await staff.storage.from(file.bucket).remove([file.path]);
  await staff.storage.from(file.bucket).upload(file.path, pdfBytes(500, 'other'), { contentType: types.pdf });
  const { code, out, err } = await cli('restore', folder('plain.tar'), '--yes');
  expect(code).toBe(1);
  expect(out).toMatch(/^files +0 +6 +0 +1$/m);
  expect(err).toContain(`${file.path}: a different file with this name exists and was kept.`);
  expect(err).toContain('1 could not be restored. Everything else was restored.');
});
