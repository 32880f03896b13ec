import { describe, expect, it } from 'vitest';
import { send } from '../reliability/scenarios/requests.ts';
import { fileOf, jpegBytes, pdfBytes, pngBytes, types } from '../support/sample-files.ts';
import { asVisitor, deployment, visitor } from './deployment.ts';
import { expectRefused } from './expect-refused.ts';

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
    await expectRefused('403', 'resumes', path, pdfBytes(), types.pdf);
  });

  it.each([
    'front.jpg',
    'side_1700000000000.jpg',
    'front_1.jpg',
    'front_1700000000000.gif',
    'a/front_1700000000000.jpg',
  ])('employment-documents/%s', async (path) => {
    await expectRefused('403', 'employment-documents', path, jpegBytes(), types.jpg);
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
    expect((await asVisitor(`/storage/v1/object/resumes/${path}`, init)).status).toBe(400);
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
      // Unchanged: fetch would normalize the path.
      const message = { method, path, key, headers: { 'content-type': types.pdf } };
      const { status, text } = await send(deployment, {
        ...message,
        ...(method === 'POST' && { body: pdfBytes() }),
      });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/sb_secret|root:/);
    }
  });
});
