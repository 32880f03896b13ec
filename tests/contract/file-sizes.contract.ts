import { describe, expect, it } from 'vitest';
import { requestWith } from '../support/clients.ts';
import { fileOf, jpegBytes, licensePath, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { deployment, staff, visitor } from './deployment.ts';
import { expectRefused } from './expect-refused.ts';

const megabyte = 1024 * 1024;
const resumes = visitor.storage.from('resumes');
const documents = visitor.storage.from('employment-documents');

describe('refused files: too large', () => {
  it.each([
    ['as a form', (bytes: Buffer) => fileOf(bytes, 'cv.pdf', types.pdf)],
    ['as bytes', (bytes: Buffer) => bytes],
  ])('a resume one byte over 5 MB, sent %s', async (_, wrap) => {
    await expectRefused(
      'resumes',
      resumePath(),
      (path) => resumes.upload(path, wrap(pdfBytes(5 * megabyte + 1)), { contentType: types.pdf }),
      '413',
    );
  });

  it('a license over 10 MB', async () => {
    const file = fileOf(jpegBytes(10 * megabyte + 1), 'dl.jpg', types.jpg);
    await expectRefused('employment-documents', licensePath(), (path) => documents.upload(path, file), '413');
  });

  it('a resume without Content-Length', async () => {
    const path = resumePath();
    let sent = 0;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(pdfBytes(megabyte))),
      pull(controller) {
        sent += 1;
        if (sent > 40) controller.close();
        else controller.enqueue(new Uint8Array(megabyte));
      },
    });
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': types.pdf },
    } as RequestInit;
    await requestWith(deployment, deployment.anonKey, `/storage/v1/object/resumes/${path}`, init).catch(
      () => undefined,
    );
    expect((await staff.storage.from('resumes').download(path)).data).toBeNull();
  });

  it('a small resume without Content-Length, because its size cannot be known in time', async () => {
    const path = resumePath();
    const init = {
      method: 'POST',
      body: new Blob([new Uint8Array(pdfBytes())]).stream(),
      duplex: 'half',
      headers: { 'content-type': types.pdf },
    } as RequestInit;
    const answer = await requestWith(
      deployment,
      deployment.anonKey,
      `/storage/v1/object/resumes/${path}`,
      init,
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
    expect((await staff.storage.from('resumes').download(path)).data).toBeNull();
  });
});
