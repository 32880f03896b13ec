import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestWith } from '../support/clients.ts';
import { fileOf, jpegBytes, pdfBytes, pngBytes, types } from '../support/sample-files.ts';
import { deployment, visitor } from './deployment.ts';
import { expectRefused } from './expect-refused.ts';

const resumes = visitor.storage.from('resumes');
const documents = visitor.storage.from('employment-documents');

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
