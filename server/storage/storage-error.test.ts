import { expect, test } from 'vitest';
import { toStorageError } from './storage-error.ts';

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE'])(
  'a disk that says %s is told as a passing trouble, in a sentence',
  (code) => {
    const error = toStorageError(Object.assign(new Error('/data/files/drafts/x'), { code }));
    expect(error?.httpStatus).toBe(503);
    expect(error?.body.message).toMatch(/^The file cannot be stored now\./);
  },
);

test('a fault of our own is not taken for one of the disk', () => {
  expect(toStorageError(new TypeError('x is not a function'))).toBeUndefined();
});
