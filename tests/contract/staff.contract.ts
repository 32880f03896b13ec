import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keepDays } from '#company/policy.ts';
import { fileOf, jpegBytes, licensePath, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import {
  noAnswers,
  publicUrl,
  sampleApplication,
  sampleClaim,
  sampleContact,
  sampleVerification,
} from '../support/samples.ts';
import { uploadResume } from '../support/upload-files.ts';
import { asStaff, staff, storedRow, testOurServer, visitor } from './deployment.ts';

/** A full hour 30 days ago in PostgreSQL's format: recent enough not to be purged by another test. */
const firstArrival = Math.floor(Date.now() / 3_600_000) * 3_600_000 - 30 * 24 * 3_600_000;
const arrival = (at: number) =>
  new Date(firstArrival + at * 3_600_000).toISOString().replace('.000Z', '+00:00');

describe('staff reading rows', () => {
  const subject = `Batch ${randomUUID()}`;
  const rows = ['Cleo', 'Ana', 'Bo'].map((name, at) =>
    sampleContact({
      subject,
      name: `${name}, "the ${at}"`,
      message: name === 'Bo' ? 'Yes, it does, I think.' : 'No, it does not.',
      created_at: arrival(at),
    }),
  );

  it('restore several rows with their times', async () => {
    expect((await staff.from('contacts').insert(rows)).status).toBe(201);
    expect((await storedRow('contacts', rows[0]?.id ?? ''))?.created_at).toBe(arrival(0));
  });

  it('restoring them twice with ignoreDuplicates changes nothing', async () => {
    const { error } = await staff.from('contacts').upsert(rows, { ignoreDuplicates: true });
    expect(error).toBeNull();
    expect((await staff.from('contacts').select('id').eq('subject', subject)).data).toHaveLength(3);
  });

  it('order, page and count', async () => {
    const page = staff
      .from('contacts')
      .select('name', { count: 'exact' })
      .eq('subject', subject)
      .order('created_at', { ascending: false });
    const { data, count, status } = await page.range(1, 1);
    expect({ data, count, status }).toEqual({ data: [{ name: 'Ana, "the 1"' }], count: 3, status: 206 });
  });

  it('count without reading', async () => {
    const { count, data } = await staff
      .from('contacts')
      .select('*', { count: 'exact', head: true })
      .eq('subject', subject);
    expect({ count, data }).toEqual({ count: 3, data: null });
  });

  const mine = () => staff.from('contacts').select('name').eq('subject', subject).order('name');
  it.each([
    ['eq', () => mine().eq('name', 'Ana, "the 1"'), ['Ana, "the 1"']],
    ['neq', () => mine().neq('name', 'Ana, "the 1"'), ['Bo, "the 2"', 'Cleo, "the 0"']],
    ['gt', () => mine().gt('created_at', arrival(1)), ['Bo, "the 2"']],
    ['gte', () => mine().gte('created_at', arrival(1)), ['Ana, "the 1"', 'Bo, "the 2"']],
    ['lt', () => mine().lt('created_at', arrival(1)), ['Cleo, "the 0"']],
    ['lte', () => mine().lte('created_at', arrival(1)), ['Ana, "the 1"', 'Cleo, "the 0"']],
    ['like', () => mine().like('name', 'A%'), ['Ana, "the 1"']],
    ['ilike', () => mine().ilike('name', '%CLEO%'), ['Cleo, "the 0"']],
    ['in', () => mine().in('id', [rows[1]?.id, rows[2]?.id]), ['Ana, "the 1"', 'Bo, "the 2"']],
    ['in, with a comma', () => mine().in('message', ['Yes, it does, I think.', 'none']), ['Bo, "the 2"']],
    ['is', () => mine().is('name', null), []],
    ['not', () => mine().not('name', 'like', 'A%'), ['Bo, "the 2"', 'Cleo, "the 0"']],
  ])('filter with %s', async (_, query, names) => {
    const { data, error } = await query();
    expect(error).toBeNull();
    expect(data?.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    'name=foo.x',
    'name=eq',
    'shoe_size=eq.9',
    'id=eq.not-a-uuid',
    'order=shoe_size',
    'select=shoe_size',
    'created_at=gt.yesterdayish',
  ])('the query ?%s is refused with a code', async (query) => {
    const answer = await asStaff(`/rest/v1/contacts?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('delete by filter and get the deleted rows back', async () => {
    const [first] = rows;
    const { data } = await staff.from('contacts').delete().eq('id', first?.id).select('id');
    expect(data).toEqual([{ id: first?.id }]);
    expect(await storedRow('contacts', first?.id ?? '')).toBeNull();
    expect((await staff.from('contacts').delete().eq('subject', subject)).status).toBe(204);
  });

  it('cannot delete without a filter', async () => {
    const row = sampleContact();
    await visitor.from('contacts').insert(row).throwOnError();
    const answer = await asStaff('/rest/v1/contacts', { method: 'DELETE' });
    expect(answer.status).toBe(400);
    expect(await storedRow('contacts', row.id)).not.toBeNull();
  });

  it('cannot change a record', async () => {
    const row = sampleContact();
    await visitor.from('contacts').insert(row).throwOnError();
    const { error, status } = await staff.from('contacts').update({ name: 'Someone else' }).eq('id', row.id);
    expect({ status, code: error?.code }).toEqual({ status: 403, code: '42501' });
  });
});

describe('staff and files', () => {
  it('list a folder', async () => {
    const path = resumePath();
    await uploadResume(visitor, path);
    const top = await staff.storage.from('resumes').list('');
    expect(top.data).toContainEqual(expect.objectContaining({ name: 'applicants', id: null }));
    const name = path.replace('applicants/', '');
    const found = await staff.storage.from('resumes').list('applicants', { search: name });
    expect(found.data).toMatchObject([{ name, metadata: { size: 2000, mimetype: types.pdf } }]);
  });

  const downloadLicense = async (query: string) => {
    const path = licensePath();
    await visitor.storage.from('employment-documents').upload(path, fileOf(jpegBytes(), 'a.jpg', types.jpg));
    const address = `/storage/v1/object/employment-documents/${path}${query}`;
    return asStaff(address);
  };

  it('download a file as an attachment with ?download', async () => {
    const answer = await downloadLicense('?download');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(Buffer.from(await answer.arrayBuffer()).toString('hex', 0, 2)).toBe('ffd8');
  });

  testOurServer('a file is always an attachment that no browser renders', async () => {
    const { headers } = await downloadLicense('');
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  it('sign a link that opens one file without a key', async () => {
    const [path, other] = [resumePath(), resumePath()];
    for (const name of [path, other]) await uploadResume(visitor, name, pdfBytes(2000, name));
    const { data } = await staff.storage.from('resumes').createSignedUrl(path, 60, { download: true });
    const opened = await fetch(data?.signedUrl ?? '');
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await opened.text()).toContain(path);
    expect((await fetch((data?.signedUrl ?? '').replace(path, other))).status).toBe(400);
    const forged = (data?.signedUrl ?? '').replace('token=', 'token=x');
    expect((await fetch(forged)).status).toBe(400);
  });

  it('sign several at once, with an error for each missing file', async () => {
    const path = resumePath();
    await uploadResume(visitor, path);
    const { data } = await staff.storage.from('resumes').createSignedUrls([path, 'applicants/none.pdf'], 60);
    expect(data?.map(({ error, signedUrl }) => [Boolean(error), Boolean(signedUrl)])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('remove files', async () => {
    const path = resumePath();
    await uploadResume(visitor, path);
    const { data } = await staff.storage.from('resumes').remove([path, 'applicants/none.pdf']);
    expect(data?.map(({ name }) => name)).toEqual([path]);
    expect((await staff.storage.from('resumes').download(path)).data).toBeNull();
  });

  it('restore a file twice', async () => {
    const path = resumePath();
    for (const mark of ['first', 'second']) {
      const { error } = await staff.storage
        .from('resumes')
        .upload(path, pdfBytes(2000, mark), { contentType: types.pdf, upsert: true });
      expect(error).toBeNull();
    }
    expect(await (await staff.storage.from('resumes').download(path)).data?.text()).toContain('second');
  });
});

describe('expired records', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  const expired = (table: keyof typeof keepDays) => ({ created_at: daysAgo(keepDays[table] + 1) });
  const recent = (table: keyof typeof keepDays) => ({ created_at: daysAgo(keepDays[table] - 1) });

  it('are purged after the days that the privacy policy names, and their files named', async () => {
    const shared = { resume_url: publicUrl('resumes', resumePath()) };
    const old = {
      contact: sampleContact(expired('contacts')),
      application: sampleApplication(expired('job_applications')),
      sharing: sampleApplication({ ...shared, ...expired('job_applications') }),
      verification: sampleVerification(expired('employment_verifications')),
      withoutFiles: sampleVerification({ ...noAnswers, ...expired('employment_verifications') }),
      claim: sampleClaim(expired('claim_reports')),
    };
    const young = {
      contact: sampleContact(recent('contacts')),
      sharing: sampleApplication({ ...shared, ...recent('job_applications') }),
      verification: sampleVerification(recent('employment_verifications')),
      claim: sampleClaim(recent('claim_reports')),
    };
    for (const [table, rows] of [
      ['contacts', [old.contact, young.contact]],
      ['job_applications', [old.application, old.sharing, young.sharing]],
      ['employment_verifications', [old.verification, old.withoutFiles, young.verification]],
      ['claim_reports', [old.claim, young.claim]],
    ] as const)
      await staff.from(table).insert(rows).throwOnError();

    const { data } = await staff.rpc('purge_expired').throwOnError();
    const ids: string[] = Object.values(old).map(({ id }) => id);
    const purged = (data as Array<{ row_id: string; object_name: string | null }>).filter(({ row_id }) =>
      ids.includes(row_id),
    );
    const pathOf = (url: string) => url.replace(/^.*\/public\/[^/]+\//, '');
    expect(purged).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ row_id: old.contact.id, object_name: null }),
        expect.objectContaining({ row_id: old.withoutFiles.id, object_name: null }),
        expect.objectContaining({ bucket_id: 'resumes', object_name: pathOf(old.application.resume_url) }),
        expect.objectContaining({ object_name: pathOf(old.verification.dl_front_url) }),
        expect.objectContaining({ object_name: pathOf(old.verification.dl_back_url) }),
        expect.objectContaining({
          bucket_id: 'claim-photos',
          object_name: pathOf(old.claim.photo_urls[0] ?? ''),
        }),
      ]),
    );
    expect(purged.map(({ object_name }) => object_name)).not.toContain(pathOf(shared.resume_url));
    expect(await storedRow('contacts', old.contact.id)).toBeNull();
    for (const { id } of [old.verification, old.withoutFiles])
      expect(await storedRow('employment_verifications', id)).toBeNull();
    expect(await storedRow('claim_reports', old.claim.id)).toBeNull();
    expect(await storedRow('claim_reports', young.claim.id)).not.toBeNull();
    expect(await storedRow('contacts', young.contact.id)).not.toBeNull();
    expect(await storedRow('job_applications', young.sharing.id)).not.toBeNull();
    expect(await storedRow('employment_verifications', young.verification.id)).not.toBeNull();
  });

  it('expire after the days that staff set', async () => {
    const keep = (keep_days: number) =>
      staff.from('retention').update({ keep_days }).eq('table_name', 'contacts');
    expect(await keep(keepDays.contacts + 1)).toMatchObject({ error: null, status: 204 });
    const { data } = await staff.from('retention').select('keep_days').eq('table_name', 'contacts').single();
    expect(data).toEqual({ keep_days: keepDays.contacts + 1 });
    await keep(keepDays.contacts).throwOnError();
    expect((await keep(0)).error?.code).toBe('23514');
  });
});

it('orphaned uploads can be listed', async () => {
  const [orphan, used] = [resumePath(), resumePath()];
  for (const path of [orphan, used]) await uploadResume(visitor, path);
  const resume_url = visitor.storage.from('resumes').getPublicUrl(used).data.publicUrl;
  await visitor.from('job_applications').insert(sampleApplication({ resume_url })).throwOnError();
  const { data } = await staff.rpc('orphaned_uploads', { min_age: '0 seconds' });
  const names = (data as Array<{ object_name: string }>).map(({ object_name }) => object_name);
  expect(names).toContain(orphan);
  expect(names).not.toContain(used);
  expect((await staff.rpc('orphaned_uploads')).data).toEqual([]);
  expect((await staff.rpc('orphaned_uploads', { min_age: '0 seconds' }).range(0, 0)).data).toHaveLength(1);
});

it.each(['\n\naaaa\n=aaaa\n', '\n\n\n', '\n\nbm8=\n=Ym8A\n'])(
  'staff who install a damaged sealing key get 400: %j',
  async (content) => {
    const public_key = `-----BEGIN PGP PUBLIC KEY BLOCK-----${content}-----END PGP PUBLIC KEY BLOCK-----`;
    const { status, error } = await staff.rpc('install_sealing_key', { public_key });
    expect({ status, code: error?.code }).toEqual({ status: 400, code: 'P0001' });
  },
);
