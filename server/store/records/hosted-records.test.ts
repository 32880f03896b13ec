import { expect, test } from 'vitest';
import { listenForTest } from '../../../tests/support/listen-for-test.ts';
import { pdfBytes } from '../../../tests/support/sample-files.ts';
import { NotAccepted } from '../../lib/not-accepted.ts';
import { DatabaseUnavailable } from '../database/database-error.ts';
import { createHostedRecords } from './hosted-records.ts';

const file = {
  bucket: 'letters',
  path: 'record/letter/file.pdf',
  name: 'Policy.pdf',
  type: 'application/pdf',
  bytes: pdfBytes(),
};
const bucket = { id: 'letters', file_size_limit: 10_000_000, allowed_mime_types: ['application/pdf'] };

/** Stores a file in a project that answers with this status, in its body or in HTTP, as its versions differ. */
async function storeIn(answer: { bucket?: number; upload?: number; isInBody?: boolean }): Promise<unknown> {
  const url = await listenForTest((request, response) => {
    const isUpload = request.method === 'POST';
    const status = (isUpload ? answer.upload : answer.bucket) ?? 200;
    const body = status === 200 ? bucket : { statusCode: String(status), error: 'Error', message: 'private' };
    request.resume().on('end', () => {
      response.writeHead(answer.isInBody && status !== 200 ? 400 : status, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify(body));
    });
  });
  const records = createHostedRecords({ database: {} as never, url, serviceKey: 'sb_secret_x' });
  return records.storeFile(file).catch((error: unknown) => error);
}

test.each([400, 403, 413, 415, 422])('a file that the storage refuses with %i is refused', async (upload) => {
  for (const isInBody of [false, true]) {
    const failure = await storeIn({ upload, isInBody });
    expect(failure).toBeInstanceOf(NotAccepted);
    expect((failure as NotAccepted).status).toBeLessThan(500);
    expect((failure as NotAccepted).message).not.toContain('private');
  }
});

test.each([401, 404, 408, 429, 500, 502, 503, 544])(
  'a file that the storage does not store now (%i) can be stored later',
  async (status) => {
    for (const part of ['bucket', 'upload'])
      expect(await storeIn({ [part]: status })).toMatchObject({ status: 503 });
  },
);

test('a project that cannot be reached is a lost connection', async () => {
  const records = createHostedRecords({
    database: {} as never,
    url: 'http://127.0.0.1:9',
    serviceKey: 'sb_secret_x',
  });
  await expect(records.storeFile(file)).rejects.toBeInstanceOf(DatabaseUnavailable);
});
