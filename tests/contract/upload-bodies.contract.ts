import { describe, expect, it } from 'vitest';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { asVisitor, staff, storedFile, testOurServer, upload } from './deployment.ts';

const uploadResume = (path: string, bytes: Buffer) => upload('resumes', path, bytes, types.pdf);

it('an existing file is never overwritten', async () => {
  const path = resumePath();
  expect((await uploadResume(path, pdfBytes(2000, 'first'))).error).toBeNull();
  const { error } = await uploadResume(path, pdfBytes(2000, 'second'));
  expect(error).toMatchObject({ status: 400, statusCode: '409' });
  expect(String(await storedFile('resumes', path))).toContain('first');
});

it('of many simultaneous uploads to one name, one is stored whole', async () => {
  const path = resumePath();
  const marks = Array.from({ length: 8 }, (_, at) => `copy ${at}`);
  const answers = await Promise.all(marks.map((mark) => uploadResume(path, pdfBytes(200_000, mark))));
  const kept = answers.flatMap(({ error }, at) => (error ? [] : [marks[at] ?? '']));
  expect(kept).toHaveLength(1);
  expect(String(await storedFile('resumes', path))).toContain(kept[0]);
});

describe('malformed multipart bodies', () => {
  const boundary = 'XX';
  const part = `--${boundary}\r\ncontent-disposition: form-data; name=""; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7`;
  it.each([
    ['no boundary', 'multipart/form-data', part],
    ['no end', `multipart/form-data; boundary=${boundary}`, part],
    [
      'no file',
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n--${boundary}--\r\n`,
    ],
    ['nothing at all', `multipart/form-data; boundary=${boundary}`, ''],
    ['another boundary', 'multipart/form-data; boundary=YY', part],
  ])('%s', async (_, type, body) => {
    const path = resumePath();
    const answer = await asVisitor(`/storage/v1/object/resumes/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      statusCode: expect.stringMatching(/^4/),
      message: expect.any(String),
    });
    expect(await storedFile('resumes', path)).toBeNull();
  });
});

testOurServer('a header of an upload is no place for text', async () => {
  const path = resumePath();
  const send = (name: string, cacheControl: string) =>
    asVisitor(`/storage/v1/object/resumes/${name}`, {
      method: 'POST',
      body: new Uint8Array(pdfBytes()),
      headers: { 'content-type': types.pdf, 'cache-control': cacheControl },
    });
  const usual = resumePath();
  expect((await send(usual, 'max-age=3600, private')).status).toBe(200);
  expect((await send(path, `<b>${'text '.repeat(1000)}</b>`)).status).toBe(200);
  const stored = async (name: string) =>
    (await staff.storage.from('resumes').list('applicants', { search: name.split('/')[1] ?? name })).data;
  expect(await stored(usual)).toMatchObject([{ metadata: { cacheControl: 'max-age=3600, private' } }]);
  expect(await stored(path)).toMatchObject([{ metadata: { cacheControl: 'no-cache' } }]);
});
