import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pdfBytes } from '../support/sample-files.ts';
import { sampleApplication, sampleContact } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';
import { parseCsv } from './parse-csv.ts';
import { prepareServer, sendApplication, sendVerification } from './run-inbox.ts';

const { inbox, inboxWith, clients, folder } = prepareServer();

describe('saving the files of a record', () => {
  it('saves the resume byte for byte, readable by its owner only, under a name we choose', async () => {
    const { id, resume } = await sendApplication(clients(), pdfBytes(4_000_000, 'mine'), {
      full_name: '../../É Hopper; rm -rf',
    });
    const { code, out } = await inbox('save', id.slice(0, 12), '--to', folder('saved'));
    expect(code).toBe(0);
    const file = path.join(folder('saved'), `${id.slice(0, 8)}-e-hopper-rm-rf-resume.pdf`);
    expect(out).toBe(`${file} (4.0 MB)\n`);
    expect((await readFile(file)).equals(resume)).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('saves both sides of a license', async () => {
    const { id, front, back } = await sendVerification(clients());
    expect((await inbox('save', id, '--to', folder('license'))).code).toBe(0);
    const base = path.join(folder('license'), `${id.slice(0, 8)}-mary-jackson-license`);
    expect((await readFile(`${base}-front.jpg`)).equals(front)).toBe(true);
    expect((await readFile(`${base}-back.png`)).equals(back)).toBe(true);
  });

  it('never overwrites a file', async () => {
    const { id } = await sendApplication(clients());
    const file = folder(`kept/${id.slice(0, 8)}-grace-hopper-resume.pdf`);
    expect((await inbox('save', id, '--to', folder('kept'))).code).toBe(0);
    await writeFile(file, 'mine');
    const { code, err } = await inbox('save', id, '--to', folder('kept'));
    expect(code).toBe(1);
    expect(err).toContain('already exists and is not overwritten. Choose another name.');
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect(await readdir(folder('kept'))).toHaveLength(1);
  });

  it('resolves a path from the folder where npm was called', async () => {
    const { id } = await sendApplication(clients());
    const { out } = await inboxWith({ INIT_CWD: folder('called') }, 'save', id, '--to', 'here');
    expect(out).toContain(folder('called/here'));
    expect(await readdir(folder('called/here'))).toHaveLength(1);
  });

  it('reports a file that is not in the store, and a message without files', async () => {
    const { staff } = clients();
    const { id, resumeAt } = await sendApplication(clients());
    await staff.storage.from('resumes').remove([resumeAt]);
    const { code, err } = await inbox('save', id, '--to', folder('gone'));
    expect(code).toBe(1);
    expect(err).toContain(`${resumeAt} is not in the file store.`);
    const contact = sampleContact();
    await staff.from('contacts').insert(contact).throwOnError();
    expect(await inbox('save', contact.id)).toMatchObject({ code: 3, err: 'A message has no files.\n' });
  });
});

describe('an export', () => {
  const subject = `Export ${randomUUID()}`;
  const naughty = [
    '=HYPERLINK("http://evil.example","x")',
    '+1 212 555 0123',
    '-2+3+cmd|" /C calc"!A0',
    '@SUM(A1)',
    '\t=1+1 tabbed',
    '\r=1+1 returned',
    'semicolon;=1+1',
    'plain, with "quotes" and\r\nlines\nof both kinds',
    'ünïcödé 李小龍 🙂',
  ];
  const rows = naughty.map((message, at) =>
    sampleContact({
      subject,
      message: message.padEnd(12, '.'),
      created_at: `2026-01-0${at + 1}T00:00:00+00:00`,
    }),
  );

  it('as CSV runs nothing in a spreadsheet and keeps every value', async () => {
    await clients().staff.from('contacts').insert(rows).throwOnError();
    const file = folder('contacts.csv');
    const { code, err } = await inbox(
      'export',
      'contacts',
      '--format',
      'csv',
      '--until',
      '2026-01-31',
      '--to',
      file,
    );
    expect({ code, err }).toEqual({ code: 0, err: `9 messages in ${file}\n` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    const [header, ...records] = parseCsv(text);
    expect(header).toEqual(['id', 'created_at', 'name', 'email', 'phone', 'subject', 'message']);
    const cells = records.toReversed().map((record) => record[6] ?? '');
    for (const cell of records.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]|[;\t]=/);
    // Only apostrophes before a formula were added.
    const original = cells.map((cell) => cell.replace(/(^|[;\t\r])'(?=[=+\-@\t\r])/g, '$1'));
    expect(original).toEqual(rows.map(({ message }) => message));
    expect(cells.filter((cell) => cell.startsWith("'"))).toHaveLength(6);
  });

  it('as JSON holds every value exactly', async () => {
    const { code, out } = await inbox('export', 'contacts', '--format', 'json', '--until', '2026-01-31');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(rows.toReversed().map((row) => expect.objectContaining(row)));
  });

  it('starts with a byte order mark where asked', async () => {
    expect((await inbox('export', 'contacts', '--format', 'csv', '--bom')).out).toMatch(
      /^\ufeffid,created_at/,
    );
  });

  it('has the path of a file and not the host that the sender wrote', async () => {
    const { visitor } = clients();
    const at = `applicants/${Date.now()}-eve.pdf`;
    const resume_url = `https://files.evil.example/storage/v1/object/public/resumes/${at}`;
    const { id, ...row } = await withFiles(visitor, sampleApplication({ resume_url }));
    await visitor
      .from('job_applications')
      .insert({ id, ...row })
      .throwOnError();
    const { out } = await inbox('export', 'applications', '--format', 'json');
    expect(out).not.toContain('evil.example');
    expect(JSON.parse(out).find((row: { id: string }) => row.id === id).resume_url).toBe(`resumes/${at}`);
  });

  it('has no numbers, sealed or not', async () => {
    await sendVerification(clients(), { social_security: '900-77-8888' });
    for (const format of ['csv', 'json']) {
      const { out } = await inbox('export', 'verifications', '--format', format);
      expect(out).toContain('sealed');
      // Ids and file names may contain any three digits by chance, so the whole number is searched.
      expect(out).not.toMatch(/900-?77-?8888|900-?12-?3456/);
      expect(out).not.toContain('PGP');
    }
  });

  it('never overwrites a file', async () => {
    await writeFile(folder('mine.csv'), 'mine');
    const { code, err } = await inbox('export', 'contacts', '--format', 'csv', '--to', folder('mine.csv'));
    expect(code).toBe(1);
    expect(err).toContain('already exists and is not overwritten');
    expect(await readFile(folder('mine.csv'), 'utf8')).toBe('mine');
  });

  it('refuses to mix its rows with the lines that npm prints', async () => {
    const npm = { npm_lifecycle_event: 'inbox', npm_config_loglevel: 'notice' };
    expect(await inboxWith(npm, 'export', 'contacts', '--format', 'csv')).toMatchObject({ code: 2, out: '' });
  });

  it('has every row once, even if thousands have the same time', async () => {
    const { staff } = clients();
    const many = Array.from({ length: 2300 }, (_, at) =>
      sampleContact({
        subject: 'Many',
        created_at:
          at < 2100
            ? '2026-02-02T00:00:00+00:00'
            : `2026-02-01T00:00:00.${String(at).padStart(6, '0')}+00:00`,
      }),
    );
    for (let at = 0; at < many.length; at += 1000)
      await staff
        .from('contacts')
        .insert(many.slice(at, at + 1000))
        .throwOnError();
    const { out } = await inbox(
      'export',
      'contacts',
      '--format',
      'json',
      '--since',
      '2026-01-31',
      '--until',
      '2026-02-03',
    );
    const ids = (JSON.parse(out) as Array<{ id: string }>).map(({ id }) => id);
    expect(ids).toHaveLength(2300);
    expect(new Set(ids)).toEqual(new Set(many.map(({ id }) => id)));
  });
});
