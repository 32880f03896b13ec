import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { pdfBytes, types } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import {
  daysAgo,
  prepareServer,
  runInbox,
  sendApplication,
  sendVerification,
  startEmptyServer,
} from './run-inbox.ts';

const { inbox, clients, folder, server } = prepareServer();
const tables = ['contacts', 'job_applications', 'employment_verifications', 'unsealings', 'retention'];

beforeAll(async () => {
  const { staff } = clients();
  const letter = sampleContact({ message: 'Ünïcödé 李小龍 🙂\r\nwith lines', created_at: daysAgo(3) });
  await staff.from('contacts').insert(letter).throwOnError();
  const many = Array.from({ length: 450 }, (_, at) =>
    sampleContact({ name: `Number ${at}`, message: 'x'.repeat(4000) }),
  );
  for (let at = 0; at < many.length; at += 150)
    await staff
      .from('contacts')
      .insert(many.slice(at, at + 150))
      .throwOnError();
  await sendApplication(clients(), pdfBytes(3_000_000, 'first'));
  await sendApplication(clients(), pdfBytes(2000, 'second'), { cover_letter: null });
  const { id } = await sendVerification(clients(), { social_security: '900-31-4159' });
  await staff.from('unsealings').insert({ verification_id: id, opened_by: 'dana' }).throwOnError();
  await staff.from('retention').update({ keep_days: 200 }).eq('table_name', 'contacts').throwOnError();
});

/** All rows of a deployment, and the SHA-256 of every file. */
async function contentOf(server: Pick<RunningServer, 'url' | 'anonKey' | 'staffKey'>) {
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
  ] as const)
    for (const { name } of (await staff.storage.from(bucket).list(prefix)).data ?? []) {
      const { data } = await staff.storage.from(bucket).download(prefix ? `${prefix}/${name}` : name);
      const bytes = new Uint8Array((await data?.arrayBuffer()) ?? []);
      files[`${bucket}/${name}`] = createHash('sha256').update(bytes).digest('hex');
    }
  return { rows, files };
}

/** PostgreSQL returns times in the time zone of the database. Keeps the microseconds, which a Date has not. */
function toUtc(time: unknown): string {
  const fraction = /\.\d+/.exec(String(time))?.[0] ?? '';
  return new Date(String(time)).toISOString().replace(/\.\d+/, fraction);
}

const toolFor = (server: RunningServer) => (args: string[]) =>
  runInbox(args, { INBOX_URL: server.url, DATA_DIR: server.dataDir });

describe('a backup', () => {
  it('is readable by its owner only, and has no readable number', async () => {
    const { code, out } = await inbox('backup', '--to', folder('plain'));
    expect(code).toBe(0);
    expect(out).toContain('contacts: 451 rows');
    expect(out).toMatch(/^files: 4 \(3\.0 MB\)$/m);
    const names = await readdir(folder('plain'), { recursive: true, withFileTypes: true });
    for (const entry of names) {
      const { mode } = await stat(path.join(entry.parentPath, entry.name));
      expect(mode & 0o777).toBe(entry.isDirectory() ? 0o700 : 0o600);
    }
    const sealed = await readFile(folder('plain/tables/employment_verifications.jsonl'), 'utf8');
    expect(sealed).toContain('BEGIN PGP MESSAGE');
    expect(sealed).not.toMatch(/900-?31-?4159/);
  });

  it.each(['folder', 'all.tar'])('as %s restores equal rows and files to an empty server', async (name) => {
    const before = await contentOf(server());
    expect((await inbox('backup', '--to', folder(name))).code).toBe(0);

    const fresh = await startEmptyServer(folder(`fresh-${name}`));
    onTestFinished(async () => {
      await fresh.stop('SIGKILL');
    });
    expect(await contentOf(fresh)).not.toEqual(before);
    const restored = await toolFor(fresh)(['restore', folder(name), '--yes']);
    expect(restored.err).toContain('is complete: 455 rows and 4 files.');
    expect(restored.code).toBe(0);
    expect(restored.out).toMatch(/^files +4 +0 +0$/m);
    expect(restored.out).toMatch(/^contacts +451 +0 +0$/m);
    expect(restored.out).toContain('contacts are now kept for 200 days (before: 365).');
    expect(await contentOf(fresh)).toEqual(before);

    const again = await toolFor(fresh)(['restore', folder(name), '--yes']);
    expect(again.code).toBe(0);
    expect(again.out).toMatch(/^files +0 +4 +0$/m);
    expect(again.out).toMatch(/^contacts +0 +451 +0$/m);
    expect(await contentOf(fresh)).toEqual(before);
  });

  it('moves data from the embedded deployment to PostgreSQL', async () => {
    const before = await contentOf(server());
    await inbox('backup', '--to', folder('move.tar'));
    const postgres = await startPostgres();
    onTestFinished(postgres.remove);
    const onPostgres = await startServer({
      dataDir: folder('postgres'),
      databaseUrl: await postgres.createDatabase('moved'),
    });
    onTestFinished(async () => {
      await onPostgres.stop('SIGKILL');
    });
    expect((await toolFor(onPostgres)(['restore', folder('move.tar'), '--yes'])).code).toBe(0);
    expect(await contentOf(onPostgres)).toEqual(before);
  });

  it('opens with tar, and can be packed again by hand', async () => {
    await inbox('backup', '--to', folder('pack.tar'));
    await mkdir(folder('unpacked'));
    execFileSync('tar', ['-xf', folder('pack.tar'), '-C', folder('unpacked')]);
    execFileSync('tar', ['-cf', folder('again.tar'), '-C', folder('unpacked'), '.']);
    for (const source of ['unpacked', 'again.tar'])
      expect((await inbox('restore', folder(source), '--yes')).out).toMatch(/^files +0 +4 +0$/m);
  });

  it('made by an earlier version restores', async () => {
    const fresh = await startEmptyServer(folder('fresh-earlier'));
    onTestFinished(async () => {
      await fresh.stop('SIGKILL');
    });
    const restored = await toolFor(fresh)(['restore', 'tests/inbox/fixtures/earlier-backup.tar', '--yes']);
    expect(restored.err).toContain('2 rows and 1 file.');
    expect(restored.code).toBe(0);
    const { rows, files } = await contentOf(fresh);
    expect(rows.contacts).toEqual([expect.objectContaining({ name: 'Émile Zola' })]);
    expect(rows.job_applications).toEqual([expect.objectContaining({ full_name: 'Grace Hopper' })]);
    expect(files).toEqual({
      'resumes/1772359200000-hopper.pdf': '78743cea809386915d4051911b022b29f4b40f3085a588eb38cfd02538239c73',
    });
  });

  it('never overwrites anything', async () => {
    await mkdir(folder('mine'));
    await writeFile(folder('mine/note'), 'mine');
    await writeFile(folder('mine.tar'), 'mine');
    for (const name of ['mine', 'mine.tar']) {
      const { code, err } = await inbox('backup', '--to', folder(name));
      expect(code).toBe(1);
      expect(err).toContain('is not overwritten. Choose another name.');
    }
    expect(await readFile(folder('mine.tar'), 'utf8')).toBe('mine');
    expect(await readdir(folder('mine'))).toEqual(['note']);
    expect((await readdir(folder('.'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('names files that a record points to but the store does not have', async () => {
    const { resumeAt, id } = await sendApplication(clients());
    await clients().staff.storage.from('resumes').remove([resumeAt]);
    const { code, err } = await inbox('backup', '--to', folder('missing.tar'));
    expect(code).toBe(0);
    expect(err).toContain(`Not in the file store, although a record points to it: ${resumeAt}`);
    await clients().staff.from('job_applications').delete().eq('id', id).throwOnError();
  });
});

describe('a damaged backup restores nothing', () => {
  const damage: Array<[string, (dir: string) => Promise<void>, RegExp]> = [
    [
      'a changed row',
      (dir) => change(`${dir}/tables/contacts.jsonl`, 'Number 7', 'Number 8'),
      /damaged \(tables\/contacts/,
    ],
    [
      'a missing table',
      (dir) => rm(`${dir}/tables/job_applications.jsonl`),
      /damaged \(tables\/job_applications/,
    ],
    [
      'a cut-off manifest',
      (dir) => change(`${dir}/manifest.json`, '"missing": []', ''),
      /manifest of this backup is damaged/,
    ],
    [
      'a path out of the folder',
      (dir) => change(`${dir}/manifest.json`, 'tables/contacts.jsonl', '../contacts.jsonl'),
      /cannot read the manifest/,
    ],
    [
      'another table',
      (dir) => change(`${dir}/manifest.json`, '"unsealings"', '"users"'),
      /cannot read the manifest/,
    ],
    [
      'no manifest',
      (dir) => rm(`${dir}/manifest.json`),
      /is not a complete backup: it has no manifest\.json/,
    ],
  ];

  it.each(damage)('%s', async (name, spoil, sentence) => {
    const source = folder('to-damage');
    if (!(await stat(source).catch(() => undefined))) await inbox('backup', '--to', source);
    const dir = folder(`damaged-${name.replaceAll(' ', '-')}`);
    await cp(source, dir, { recursive: true });
    await spoil(dir);
    const { code, out, err } = await inbox('restore', dir, '--yes');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(sentence);
  });

  it('an archive cut off in the middle', async () => {
    await inbox('backup', '--to', folder('whole.tar'));
    const bytes = await readFile(folder('whole.tar'));
    await writeFile(folder('cut.tar'), bytes.subarray(0, bytes.length / 2));
    expect(await inbox('restore', folder('cut.tar'), '--yes')).toMatchObject({
      code: 1,
      err: 'This archive is damaged or incomplete, so nothing was restored. Use another backup.\n',
    });
  });
});

it('a file that cannot be restored is named, and the rest is restored', async () => {
  const { staff } = clients();
  await inbox('backup', '--to', folder('partial'));
  const { files } = JSON.parse(await readFile(folder('partial/manifest.json'), 'utf8'));
  const [file] = files as Array<{ path: string; bucket: string }>;
  if (!file) throw new Error('The backup has no file');
  await staff.storage.from(file.bucket).remove([file.path]);
  await staff.storage.from(file.bucket).upload(file.path, pdfBytes(500, 'other'), { contentType: types.pdf });
  const { code, out, err } = await inbox('restore', folder('partial'), '--yes');
  expect(code).toBe(1);
  expect(out).toMatch(/^files +0 +3 +1$/m);
  expect(err).toContain(`${file.path}: a different file with this name exists and was kept.`);
  expect(err).toContain('1 could not be restored. Everything else was restored.');
});

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await writeFile(file, text.replace(from, to));
}
