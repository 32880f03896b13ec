import { describe, expect, it } from 'vitest';
import { jpegBytes, licensePath, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { asVisitor, storedFile, visitor } from './deployment.ts';
import { expectRefused } from './expect-refused.ts';

const megabyte = 1024 * 1024;

const uploadStream = (path: string, body: ReadableStream) =>
  asVisitor(`/storage/v1/object/resumes/${path}`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': types.pdf },
  } as RequestInit);

describe('refused files: too large', () => {
  it.each([
    ['a form', undefined],
    [
      'bytes',
      (bucket: string, path: string, bytes: Buffer, contentType: string) =>
        visitor.storage.from(bucket).upload(path, bytes, { contentType }),
    ],
  ])('a resume one byte over 5 MB, sent as %s', async (_, send) => {
    await expectRefused('413', 'resumes', resumePath(), pdfBytes(5 * megabyte + 1), types.pdf, send);
  });

  it('a license over 10 MB', async () => {
    const bytes = jpegBytes(10 * megabyte + 1);
    await expectRefused('413', 'employment-documents', licensePath(), bytes, types.jpg);
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
    await uploadStream(path, body).catch(() => undefined);
    expect(await storedFile('resumes', path)).toBeNull();
  });

  it('a small resume without Content-Length, because its size cannot be known in time', async () => {
    const path = resumePath();
    const answer = await uploadStream(path, new Blob([new Uint8Array(pdfBytes())]).stream());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' });
    expect(await storedFile('resumes', path)).toBeNull();
  });
});
