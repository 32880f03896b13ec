import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestWith } from '../support/clients.ts';
import {
  compoundBytes,
  docBytes,
  docxBytes,
  fileOf,
  jpegBytes,
  licensePath,
  pdfBytes,
  pngBytes,
  resumePath,
  types,
  zipBytes,
} from '../support/sample-files.ts';
import { nextTimestamp } from '../support/samples.ts';
import { deployment, describeOurServer, staff, visitor } from './deployment.ts';

const megabyte = 1024 * 1024;
const resumes = visitor.storage.from('resumes');
const documents = visitor.storage.from('employment-documents');
const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00'), randomBytes(500)]);

describe('accepted files', () => {
  it.each([
    ['pdf', pdfBytes(), types.pdf],
    ['PDF', pdfBytes(), types.pdf],
    ['doc', docBytes(), types.doc],
    ['docx', docxBytes(), types.docx],
  ])('a resume as .%s', async (extension, bytes, type) => {
    const path = resumePath(extension);
    expect((await resumes.upload(path, fileOf(bytes, `cv.${extension}`, type))).error).toBeNull();
    expect((await staff.storage.from('resumes').download(path)).data?.size).toBe(bytes.length);
  });

  it.each([
    ['jpg', jpegBytes(), types.jpg],
    ['jpeg', jpegBytes(), types.jpg],
    ['png', pngBytes(), types.png],
    ['pdf', pdfBytes(), types.pdf],
  ])('a license as .%s', async (extension, bytes, type) => {
    const path = licensePath('back', extension);
    expect((await documents.upload(path, fileOf(bytes, `dl.${extension}`, type))).error).toBeNull();
  });

  it('a resume of exactly 5 MB', async () => {
    const path = resumePath();
    expect(
      (await resumes.upload(path, fileOf(pdfBytes(5 * megabyte), 'cv.pdf', types.pdf))).error,
    ).toBeNull();
    expect((await staff.storage.from('resumes').download(path)).data?.size).toBe(5 * megabyte);
  });

  it.each(["o'brien,-jr.", 'anne-marie_(2)', 'x'])('a resume of someone called %s', async (name) => {
    const path = `applicants/${nextTimestamp()}-${name}.pdf`;
    expect((await resumes.upload(path, fileOf(pdfBytes(), 'cv.pdf', types.pdf))).error).toBeNull();
  });
});

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

describe('refused files: wrong type', () => {
  it.each([
    ['a text declared as text', 'pdf', pdfBytes(), 'text/plain'],
    ['a picture', 'pdf', pngBytes(), types.png],
    ['a web page', 'pdf', Buffer.from('<script>alert(1)</script>'), 'text/html'],
  ])('%s is not a type that the bucket accepts', async (_, extension, bytes, type) => {
    await expectRefused(
      'resumes',
      resumePath(extension),
      (path) => resumes.upload(path, fileOf(bytes, 'cv', type)),
      '415',
    );
  });

  // Hosted Supabase trusts the declared type; this server inspects the bytes.
  describeOurServer('bytes of another type', () => {
    it.each([
      ['a program renamed to .pdf', 'pdf', program, types.pdf],
      ['a program renamed to .doc', 'doc', program, types.doc],
      ['a program renamed to .docx', 'docx', program, types.docx],
      ['an empty file', 'pdf', Buffer.alloc(0), types.pdf],
      ['a PDF that says it is a Word file', 'docx', pdfBytes(), types.docx],
      ['a PDF named .doc', 'doc', pdfBytes(), types.pdf],
      ['an installer named .doc', 'doc', compoundBytes({ _Tables: Buffer.alloc(100) }), types.doc],
      ['a plain archive named .docx', 'docx', zipBytes({ 'a.txt': 'a' }), types.docx],
      [
        'a Word file with macros',
        'docx',
        zipBytes({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': '' }),
        types.docx,
      ],
      [
        'a spreadsheet named .docx',
        'docx',
        zipBytes({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }),
        types.docx,
      ],
      ['half an archive', 'docx', docxBytes().subarray(0, 60), types.docx],
    ])('%s is refused as a resume', async (_, extension, bytes, type) => {
      await expectRefused(
        'resumes',
        resumePath(extension),
        (path) => resumes.upload(path, fileOf(bytes, 'cv', type)),
        '415',
      );
    });

    it.each([
      ['a program', 'jpg', program, types.jpg],
      ['a PNG that says it is a JPEG', 'jpg', pngBytes(), types.jpg],
      ['a JPEG named .png', 'png', jpegBytes(), types.jpg],
      [
        'an SVG',
        'png',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        types.png,
      ],
    ])('%s is refused as a license', async (_, extension, bytes, type) => {
      const path = licensePath('front', extension);
      await expectRefused(
        'employment-documents',
        path,
        (name) => documents.upload(name, fileOf(bytes, 'dl', type)),
        '415',
      );
    });
  });
});

describe('refused paths', () => {
  it.each([
    'cv.pdf',
    'applicants/cv.pdf',
    'applicants/1700000000000-.pdf',
    'applicants/1700000000000-a/b.pdf',
    'applicants/1700000000000-a.exe',
    'applicants/1700000000000-a.pdf.exe',
    'applicants/1700000000000-a',
    'Applicants/1700000000000-a.pdf',
    'x/applicants/1700000000000-a.pdf',
    'front_1700000000000.pdf',
  ])('resumes/%s', async (path) => {
    await expectRefused(
      'resumes',
      path,
      (name) => resumes.upload(name, fileOf(pdfBytes(), 'cv.pdf', types.pdf)),
      '403',
    );
  });

  it.each([
    'front.jpg',
    'side_1700000000000.jpg',
    'front_1.jpg',
    'front_1700000000000.gif',
    'a/front_1700000000000.jpg',
  ])('employment-documents/%s', async (path) => {
    await expectRefused(
      'employment-documents',
      path,
      (name) => documents.upload(name, fileOf(jpegBytes(), 'a.jpg', types.jpg)),
      '403',
    );
  });

  it('a bucket that is not there', async () => {
    const { error } = await visitor.storage
      .from('avatars')
      .upload('a.png', fileOf(pngBytes(), 'a.png', types.png));
    expect(error).toMatchObject({ status: 400, statusCode: '404' });
  });

  it.each([
    'applicants/1700000000000-é.pdf',
    'applicants/1700000000000-a%00.pdf',
    'applicants/1700000000000-a%5Cb.pdf',
    'applicants/%ff.pdf',
  ])('the name %s has invalid characters', async (path) => {
    const init = { method: 'POST', body: new Uint8Array(pdfBytes()), headers: { 'content-type': types.pdf } };
    const answer = await requestWith(
      deployment,
      deployment.anonKey,
      `/storage/v1/object/resumes/${path}`,
      init,
    );
    expect(answer.status).toBe(400);
  });

  it.each([
    '/storage/v1/object/resumes/../../../../etc/passwd',
    '/storage/v1/object/resumes/..%2f..%2f..%2fetc%2fpasswd',
    '/storage/v1/object/resumes/applicants/%2e%2e/%2e%2e/x.pdf',
    '/storage/v1/object/..%2fkeys/staff-secret',
    '/storage/v1/object/resumes//applicants/1700000000000-a.pdf',
  ])('the path %s can be neither read nor written', async (path) => {
    for (const [method, key] of [
      ['POST', deployment.anonKey],
      ['GET', deployment.anonKey],
      ['GET', deployment.staffKey],
    ] as const) {
      const { status, body } = await rawRequest(method, path, key);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).not.toMatch(/sb_secret|root:/);
    }
  });
});

it('an existing file is never overwritten', async () => {
  const path = resumePath();
  expect((await resumes.upload(path, fileOf(pdfBytes(2000, 'first'), 'cv.pdf', types.pdf))).error).toBeNull();
  const { error } = await resumes.upload(path, fileOf(pdfBytes(2000, 'second'), 'cv.pdf', types.pdf));
  expect(error).toMatchObject({ status: 400, statusCode: '409' });
  expect(await (await staff.storage.from('resumes').download(path)).data?.text()).toContain('first');
});

it('of many simultaneous uploads to one name, one is stored whole', async () => {
  const path = resumePath();
  const marks = Array.from({ length: 8 }, (_, at) => `copy ${at}`);
  const answers = await Promise.all(
    marks.map((mark) => resumes.upload(path, fileOf(pdfBytes(200_000, mark), 'cv.pdf', types.pdf))),
  );
  const kept = answers.flatMap(({ error }, at) => (error ? [] : [marks[at] ?? '']));
  expect(kept).toHaveLength(1);
  const stored = await staff.storage.from('resumes').download(path);
  expect(await stored.data?.text()).toContain(kept[0]);
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
    const answer = await requestWith(deployment, deployment.anonKey, `/storage/v1/object/resumes/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      statusCode: expect.stringMatching(/^4/),
      message: expect.any(String),
    });
    expect((await staff.storage.from('resumes').download(path)).data).toBeNull();
  });
});

async function expectRefused(
  bucket: string,
  path: string,
  send: (path: string) => Promise<{ data: unknown; error: unknown }>,
  statusCode: string,
) {
  const { data, error } = await send(path);
  expect(data).toBeNull();
  expect(error).toMatchObject({ status: 400, statusCode });
  expect((await staff.storage.from(bucket).download(path)).data).toBeNull();
}

/** Sends a path unchanged: fetch would normalize it. */
function rawRequest(method: string, path: string, key: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(deployment.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method,
        headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': types.pdf },
      },
      (answer) => {
        let body = '';
        answer.on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      },
    );
    sent.on('error', reject);
    sent.end(method === 'POST' ? pdfBytes() : undefined);
  });
}
