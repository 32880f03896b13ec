import { describe, expect, it } from 'vitest';
import { makeDigits } from '#app/lib/submit/random.ts';
import {
  docBytes,
  docxBytes,
  fileOf,
  jpegBytes,
  licensePath,
  pdfBytes,
  pngBytes,
  resumePath,
  types,
} from '../support/sample-files.ts';
import { staff, visitor } from './deployment.ts';

const megabyte = 1024 * 1024;
const resumes = visitor.storage.from('resumes');
const documents = visitor.storage.from('employment-documents');

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
    const path = `applicants/${makeDigits()}-${name}.pdf`;
    expect((await resumes.upload(path, fileOf(pdfBytes(), 'cv.pdf', types.pdf))).error).toBeNull();
  });
});
