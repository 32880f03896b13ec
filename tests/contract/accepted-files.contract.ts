import { describe, expect, it } from 'vitest';
import { makeDigits } from '#app/forms/kit/send/random.ts';
import {
  docBytes,
  docxBytes,
  jpegBytes,
  licensePath,
  pdfBytes,
  pngBytes,
  resumePath,
  types,
} from '../support/sample-files.ts';
import { storedFile, upload } from './deployment.ts';

const megabyte = 1024 * 1024;

describe('accepted files', () => {
  it.each([
    ['pdf', pdfBytes(), types.pdf],
    ['PDF', pdfBytes(), types.pdf],
    ['doc', docBytes(), types.doc],
    ['docx', docxBytes(), types.docx],
    // The largest.
    ['pdf', pdfBytes(5 * megabyte), types.pdf],
  ])('a resume as .%s', async (extension, bytes, type) => {
    const path = resumePath(extension);
    expect((await upload('resumes', path, bytes, type)).error).toBeNull();
    expect(await storedFile('resumes', path)).toHaveLength(bytes.length);
  });

  it.each([
    ['jpg', jpegBytes(), types.jpg],
    ['jpeg', jpegBytes(), types.jpg],
    ['png', pngBytes(), types.png],
    ['pdf', pdfBytes(), types.pdf],
  ])('a license as .%s', async (extension, bytes, type) => {
    const path = licensePath('back', extension);
    expect((await upload('employment-documents', path, bytes, type)).error).toBeNull();
  });

  it.each(["o'brien,-jr.", 'anne-marie_(2)', 'x'])('a resume of someone called %s', async (name) => {
    const path = `applicants/${makeDigits()}-${name}.pdf`;
    expect((await upload('resumes', path, pdfBytes(), types.pdf)).error).toBeNull();
  });
});
