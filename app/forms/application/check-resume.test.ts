import { describe, expect, test } from 'vitest';
import { fileOfSize } from '../../../tests/support/fake-backend.ts';
import { checkResume, refuseResume } from './check-resume.ts';

const limit = 5 * 1024 * 1024;

describe('a resume', () => {
  test.each([
    [limit - 1, undefined, undefined],
    [limit, undefined, undefined],
    [limit + 1, 'File must be 5MB or smaller', 'Resume file must be 5MB or smaller'],
  ])('of %i bytes', (size, atPick, atSubmit) => {
    expect(refuseResume(fileOfSize(size, 'cv.pdf'))?.title).toBe(atPick);
    expect(checkResume(fileOfSize(size, 'cv.pdf'))).toBe(atSubmit);
  });

  test.each(['cv.pdf', 'cv.doc', 'cv.docx', 'CV.PDF', 'my.long.name.DocX'])('%s is accepted', (name) => {
    expect(refuseResume(fileOfSize(1, name))).toBeUndefined();
    expect(checkResume(fileOfSize(1, name))).toBeUndefined();
  });

  test.each(['cv.txt', 'cv.docm', 'cv.pdf.exe', 'cv', 'pdf', '.', ''])('%j is the wrong type', (name) => {
    expect(refuseResume(fileOfSize(1, name))).toEqual({ title: 'Please upload a PDF or Word document' });
    expect(checkResume(fileOfSize(1, name))).toBe('File must be a PDF or Word document');
  });

  test('that is empty is refused', () => {
    expect(refuseResume(fileOfSize(0, 'cv.pdf'))).toEqual({ title: 'Please upload a PDF or Word document' });
  });

  test('that is missing or empty is required at submit', () => {
    expect(checkResume(undefined)).toBe('Resume is required');
    expect(checkResume(fileOfSize(0, 'cv.pdf'))).toBe('Resume is required');
  });
});
