import { describe, expect, it } from 'vitest';
import {
  fileOf,
  jpegBytes,
  licensePath,
  pdfBytes,
  pngBytes,
  resumePath,
  types,
} from '../support/sample-files.ts';
import {
  noAnswers,
  sampleApplication,
  sampleContact,
  samples,
  sampleVerification,
} from '../support/samples.ts';
import { sendWithFiles, uploadResume, withFiles } from '../support/upload-files.ts';
import { deployment, staff, storedRow, testOurServer, visitor } from './deployment.ts';

describe('the language of a record', () => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])(
    '%s: English unless it is sent',
    async (table) => {
      const [english, spanish] = [samples[table](), samples[table]({ language: 'es' })];
      for (const row of [english, spanish]) await sendWithFiles(visitor, table, row);
      expect(await storedRow(table, english.id)).toMatchObject({ language: 'en' });
      expect(await storedRow(table, spanish.id)).toMatchObject({ language: 'es' });
    },
  );
});

describe('a contact message', () => {
  it('is stored as it was sent', async () => {
    const row = sampleContact({ message: 'Quotes "…", accents é, emoji 🏠, and\nlines.' });
    const { error, status } = await visitor.from('contacts').insert(row);
    expect({ error, status }).toEqual({ error: null, status: 201 });
    expect(await storedRow('contacts', row.id)).toMatchObject(row);
  });

  it('gets an id and the current time if the visitor sends none', async () => {
    const { id: _, ...row } = sampleContact({ subject: `Without an id ${crypto.randomUUID()}` });
    const before = Date.now();
    await visitor.from('contacts').insert(row).throwOnError();
    const { data } = await staff.from('contacts').select('*').eq('subject', row.subject).single();
    expect(data.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(Math.abs(Date.parse(data.created_at) - before)).toBeLessThan(60_000);
  });

  it('sent twice with one id is stored once, and the second response names the primary key', async () => {
    const row = sampleContact();
    await visitor.from('contacts').insert(row).throwOnError();
    const { error, status } = await visitor.from('contacts').insert(row);
    expect(status).toBe(409);
    expect(error?.code).toBe('23505');
    expect(error?.message).toContain('contacts_pkey');
    const { count } = await staff
      .from('contacts')
      .select('*', { count: 'exact', head: true })
      .eq('id', row.id);
    expect(count).toBe(1);
  });

  it('is accepted as a list of one, and counted on request', async () => {
    const row = sampleContact();
    const { status, count } = await visitor.from('contacts').insert([row], { count: 'exact' });
    expect({ status, count }).toEqual({ status: 201, count: 1 });
    expect(await storedRow('contacts', row.id)).toMatchObject(row);
  });
});

describe('a job application', () => {
  it('is stored with the public URL of the resume', async () => {
    const path = resumePath();
    const bytes = pdfBytes(4000, 'resume');
    const { data, error } = await visitor.storage
      .from('resumes')
      .upload(path, fileOf(bytes, 'cv.pdf', types.pdf));
    expect(error).toBeNull();
    expect(data?.fullPath).toBe(`resumes/${path}`);
    const { publicUrl } = visitor.storage.from('resumes').getPublicUrl(path).data;
    const row = sampleApplication({ resume_url: publicUrl });
    await visitor.from('job_applications').insert(row).throwOnError();
    expect(await storedRow('job_applications', row.id)).toMatchObject(row);
    const stored = await staff.storage.from('resumes').download(path);
    expect(Buffer.from(await (stored.data as Blob).arrayBuffer())).toEqual(bytes);
  });

  it('may come without a cover letter', async () => {
    const row = sampleApplication({ cover_letter: null });
    await sendWithFiles(visitor, 'job_applications', row);
    expect(await storedRow('job_applications', row.id)).toMatchObject({ cover_letter: null });
  });
});

describe('an employment verification', () => {
  it('is stored with both sides of the license and a sealed number', async () => {
    const front = licensePath('front', 'jpg');
    const back = licensePath('back', 'png');
    const bucket = visitor.storage.from('employment-documents');
    expect((await bucket.upload(front, fileOf(jpegBytes(), 'a.jpg', types.jpg))).error).toBeNull();
    expect((await bucket.upload(back, fileOf(pngBytes(), 'b.png', types.png))).error).toBeNull();
    const { social_security, ...row } = sampleVerification({
      dl_front_url: bucket.getPublicUrl(front).data.publicUrl,
      dl_back_url: bucket.getPublicUrl(back).data.publicUrl,
    });
    await visitor
      .from('employment_verifications')
      .insert({ ...row, social_security })
      .throwOnError();
    const stored = await storedRow('employment_verifications', row.id);
    expect(stored).toMatchObject(row);
    expect(stored?.social_security).toMatch(/^-----BEGIN PGP MESSAGE-----/);
    expect(stored?.sealing_key_id).toMatch(/^[0-9A-F]{16}$/);
    expect(JSON.stringify(stored)).not.toMatch(/900-?12-?3456/);
  });

  it.each(['900123456', '900-12-3456', '900 12 3456'])(
    'accepts the number written as %s',
    async (social_security) => {
      const row = await withFiles(visitor, sampleVerification({ social_security }));
      expect((await visitor.from('employment_verifications').insert(row)).status).toBe(201);
    },
  );

  it.each(['phone_carrier', 'bank_name', 'credit_score', 'social_security', 'position'])(
    'is stored without %s, if the form does not ask for it',
    async (column) => {
      const { [column]: _, ...row } = sampleVerification() as Record<string, unknown>;
      await sendWithFiles(visitor, 'employment_verifications', row);
      expect(await storedRow('employment_verifications', String(row.id))).toMatchObject({ [column]: null });
    },
  );

  it('is stored without every answer that the form may leave out', async () => {
    const row = sampleVerification(noAnswers);
    // JSON has no undefined.
    const unsent = Object.fromEntries(Object.keys(noAnswers).map((column) => [column, undefined]));
    await visitor
      .from('employment_verifications')
      .insert({ ...row, ...unsent })
      .throwOnError();
    expect(await storedRow('employment_verifications', row.id)).toMatchObject({
      ...row,
      sealing_key_id: null,
    });
  });
});

it('an upload of raw bytes is stored', async () => {
  const path = resumePath();
  expect((await uploadResume(visitor, path)).error).toBeNull();
  expect((await staff.storage.from('resumes').download(path)).data?.size).toBe(2000);
});

testOurServer('the health check needs no key', async () => {
  const answer = await fetch(`${deployment.url}/healthz`);
  expect(answer.status).toBe(200);
});
