import { describe, expect, it } from 'vitest';
import { sampleApplication, sampleVerification } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';
import { staff, storedRow, visitor } from './deployment.ts';

const send = (table: string, row: Record<string, unknown>) => visitor.from(table).insert(row);
const refused = {
  code: 'PT422',
  message: 'A file of this record cannot be used',
  hint: 'Upload the files again, then send the record.',
  details: null,
};

async function expectRefused(table: string, row: Record<string, unknown> & { id: string }) {
  const { status, error } = await send(table, row);
  expect({ status, error }).toMatchObject({ status: 422, error: refused });
  expect(await storedRow(table, row.id)).toBeNull();
}

describe('a record that points to a file', () => {
  it('that does not exist is refused', async () => {
    await expectRefused('job_applications', sampleApplication());
    await expectRefused('employment_verifications', sampleVerification());
  });

  it.each(['dl_front_url', 'dl_back_url'] as const)('whose %s does not exist is refused', async (column) => {
    const row = await withFiles(visitor, sampleVerification());
    await expectRefused('employment_verifications', { ...row, [column]: sampleVerification()[column] });
  });

  it('of another record is refused with the same answer, also by another origin', async () => {
    const owner = await withFiles(visitor, sampleApplication());
    expect((await send('job_applications', owner)).status).toBe(201);
    const { resume_url } = owner;
    await expectRefused('job_applications', sampleApplication({ resume_url }));
    await expectRefused(
      'job_applications',
      sampleApplication({
        resume_url: resume_url.replace('https://example.com', 'http://x.example'),
      }),
    );
  });

  it.each(['dl_front_url', 'dl_back_url'] as const)(
    'whose %s is of another record is refused',
    async (column) => {
      const owner = await withFiles(visitor, sampleVerification());
      expect((await send('employment_verifications', owner)).status).toBe(201);
      const stranger = await withFiles(visitor, sampleVerification());
      await expectRefused('employment_verifications', { ...stranger, [column]: owner[column] });
    },
  );

  it('that a record deleted since then had can be sent again', async () => {
    const row = await withFiles(visitor, sampleApplication());
    expect((await send('job_applications', row)).status).toBe(201);
    await staff.from('job_applications').delete().eq('id', row.id).throwOnError();
    expect((await send('job_applications', row)).status).toBe(201);
  });
});

it.each([
  ['job_applications', sampleApplication],
  ['employment_verifications', sampleVerification],
] as const)(
  '%s: a repeated record is a duplicate of its own id, whatever its files',
  async (table, sample) => {
    const row = await withFiles(visitor, sample());
    expect((await send(table, row)).status).toBe(201);
    for (const repeated of [row, { ...sample(), id: row.id }]) {
      const { status, error } = await send(table, repeated);
      expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' });
      expect(error?.message).toContain(`${table}_pkey`);
    }
  },
);

it('of many simultaneous records that name one file, one is stored', async () => {
  const { resume_url } = await withFiles(visitor, sampleApplication());
  const rows = Array.from({ length: 12 }, () => sampleApplication({ resume_url }));
  const statuses = await Promise.all(rows.map(async (row) => (await send('job_applications', row)).status));
  expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 422)]);
  const { data } = await staff.from('job_applications').select('id').eq('resume_url', resume_url);
  expect(data).toHaveLength(1);
});

it('staff restore a record whose file does not exist', async () => {
  const row = sampleApplication();
  await staff.from('job_applications').insert(row).throwOnError();
  expect(await storedRow('job_applications', row.id)).not.toBeNull();
});
