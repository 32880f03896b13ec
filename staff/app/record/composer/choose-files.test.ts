import { expect, test } from 'vitest';
import { chooseFiles } from './choose-files.ts';

const file = (megabytes: number) => ({ size: megabytes * 1024 * 1024 });

test('five files of 15 MB together fit', () => {
  const five = [1, 2, 3, 4, 5].map(file);
  expect(chooseFiles([], five)).toEqual({ fitting: five });
  expect(chooseFiles(five.slice(0, 2), five.slice(2))).toEqual({ fitting: five.slice(2) });
});

test('the sixth file and the bytes beyond are left out, and named', () => {
  const six = Array.from({ length: 6 }, () => file(1));
  expect(chooseFiles([], six)).toEqual({ fitting: six.slice(0, 5), problem: 'tooMany' });
  expect(chooseFiles([file(10)], [file(4), file(2)])).toEqual({ fitting: [file(4)], problem: 'tooLarge' });
});
