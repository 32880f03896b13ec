import { describe, expect, test } from 'vitest';
import { fileOfSize } from '../../../tests/support/fake-backend.ts';
import { refuseLicense } from './refuse-license.ts';

const limit = 10 * 1024 * 1024;

describe('a picture of a license', () => {
  test('may have up to 10 MB', () => {
    expect(refuseLicense(fileOfSize(limit - 1, 'front.jpg'))).toBeUndefined();
    expect(refuseLicense(fileOfSize(limit, 'front.jpg'))).toBeUndefined();
    expect(refuseLicense(fileOfSize(limit + 1, 'front.jpg'))?.title).toBe('File too large');
  });

  test.each(['a.jpeg', 'a.jpg', 'a.png', 'a.pdf', 'A.JPG'])('%s is accepted', (name) => {
    expect(refuseLicense(fileOfSize(1, name))).toBeUndefined();
  });

  test.each(['a.gif', 'a.heic', 'a.docx', 'a.jpg.exe', 'jpg', ''])('%j is the wrong type', (name) => {
    expect(refuseLicense(fileOfSize(1, name))).toEqual({
      title: 'Invalid file type',
      text: 'Please upload a JPEG, PNG, or PDF file',
    });
  });
});
