import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { site } from '#company/site.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { spawnCli } from '../cli/run-cli.ts';
import { clientsOf } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';

const day = 24 * 60 * 60 * 1000;

async function readAll(staff: SupabaseClient, table: string): Promise<Record<string, string>[]> {
  return (await staff.from(table).select('*').throwOnError()).data ?? [];
}

async function readStart(staff: SupabaseClient, url = ''): Promise<string> {
  const [, bucket = '', name = ''] = /\/object\/public\/([^/]+)\/(.+)$/.exec(url) ?? [];
  const { data, error } = await staff.storage.from(bucket).download(name);
  if (error) throw error;
  return Buffer.from(await data.slice(0, 4).arrayBuffer()).toString('latin1');
}

it.skipIf(site.license)(
  'stores records of every kind with their files, dated back, and the server takes them for a visitor’s',
  async () => {
    const server = await serverForTest({ env: { RATE_LIMIT: '' } });
    const { staff } = clientsOf(server);
    const args = ['demo-data', '--records', '8', '--url', server.url];
    const { code, out, err } = await spawnCli(args, { DATA_DIR: server.dataDir });
    expect({ code, err }).toEqual({ code: 0, err: '' });

    const messages = await readAll(staff, 'contacts');
    const claims = await readAll(staff, 'claim_reports');
    const applications = await readAll(staff, 'job_applications');
    const verifications = await readAll(staff, 'employment_verifications');
    expect(out).toContain(
      `Stored: ${messages.length} messages, ${claims.length} claims, ${applications.length} applications, ${verifications.length} verifications.`,
    );
    expect(messages.length + claims.length + applications.length + verifications.length).toBe(8);
    for (const stored of [messages, claims, applications, verifications]) expect(stored).not.toEqual([]);

    const ages = [...messages, ...claims, ...applications, ...verifications].map(
      ({ created_at = '' }) => (Date.now() - Date.parse(created_at)) / day,
    );
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeGreaterThan(5);
    expect(Math.max(...ages)).toBeLessThan(64);

    for (const { resume_url } of applications)
      expect(await readStart(staff, resume_url)).toMatch(/^(%PDF|PK)/);
    for (const { dl_front_url, dl_back_url, social_security } of verifications) {
      for (const url of askedQuestions.driversLicense ? [dl_front_url, dl_back_url] : [])
        expect(await readStart(staff, url)).toMatch(/^(\u00ff\u00d8|\u0089PNG|%PDF)/);
      expect(String(social_security).startsWith('-----BEGIN PGP MESSAGE-----')).toBe(
        askedQuestions.socialSecurity,
      );
    }

    const { data: resumes } = await staff.storage.from('resumes').list('applicants');
    expect(resumes).toHaveLength(applications.length);
    for (const { metadata } of resumes ?? []) {
      expect(metadata).toMatchObject({ mimetype: expect.any(String) });
      expect(metadata).not.toHaveProperty('uploadedBy');
    }
  },
);

it.runIf(site.license)('refuses to run for a licensed insurer', async () => {
  expect(await spawnCli(['demo-data'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('licensed insurer'),
  });
});

it.skipIf(site.license)('says what to do if no server answers', async () => {
  expect(await spawnCli(['demo-data', '--url', 'http://127.0.0.1:9'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('npm start'),
  });
});
