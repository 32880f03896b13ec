import { describe, expect, it } from 'vitest';
import { clientOf } from '../support/clients.ts';
import { resumePath } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { uploadResume } from '../support/upload-files.ts';
import { deployment, storedFile, storedRow, testOurServer } from './deployment.ts';

const wrongKeys = ['wrong', 'sb_publishable_', `${deployment.anonKey}x`, deployment.staffKey.slice(0, -1)];

describe.each(wrongKeys)('the key %s', (key) => {
  const stranger = clientOf(deployment.url, key);

  it('stores no row', async () => {
    const row = sampleContact();
    expect((await stranger.from('contacts').insert(row)).status).toBe(401);
    expect(await storedRow('contacts', row.id)).toBeNull();
  });

  it('reads no row', async () => {
    const { data, status } = await stranger.from('contacts').select();
    expect({ data, status }).toEqual({ data: null, status: 401 });
  });

  it('stores no file', async () => {
    const path = resumePath();
    const { error } = await uploadResume(stranger, path);
    expect(error).toMatchObject({ status: 401 });
    expect(await storedFile('resumes', path)).toBeNull();
  });
});

it.each(['/rest/v1/contacts', '/storage/v1/object/resumes/applicants/1700000000000-a.pdf'])(
  '%s without any key is refused',
  async (path) => {
    const answer = await fetch(`${deployment.url}${path}`);
    expect([400, 401]).toContain(answer.status);
  },
);

testOurServer('one known key beside a wrong one is refused', async () => {
  const headers = { apikey: deployment.anonKey, authorization: 'Bearer wrong' };
  expect((await fetch(`${deployment.url}/rest/v1/contacts`, { headers })).status).toBe(401);
});
