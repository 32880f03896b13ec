import { expect, test } from 'vitest';
import { findMasters } from './find-masters.ts';

const find = (...files: string[]) => findMasters('company/pictures', files);

test('a picture may have a version by night', () => {
  expect(find('.DS_Store', 'pet.jpg', 'home.png', 'home-night.png')).toEqual([
    { name: 'home', day: 'home.png', night: 'home-night.png' },
    { name: 'pet', day: 'pet.jpg' },
  ]);
});

test('a picture whose name ends in -night is one by day, if there is no other', () => {
  expect(find('good-night.tiff')).toEqual([{ name: 'good-night', day: 'good-night.tiff' }]);
});

test.each([
  [['pet.heic'], 'company/pictures/pet.heic is not a JPEG, PNG, WebP or TIFF file. Save it as one of these.'],
  [['My Dog.JPG'], 'company/pictures/My Dog.JPG needs a name of lower-case letters, digits and hyphens.'],
  [
    ['home.png', 'home.jpg'],
    'company/pictures/home.jpg and home.png are the same picture. Delete the old one.',
  ],
  [
    ['home.jpg', 'home-night.png'],
    'company/pictures/home-night.png and company/pictures/home.jpg are of two formats. Delete the one that belongs to an older picture.',
  ],
])('%j is refused in one sentence', (files, sentence) => {
  expect(() => find(...files)).toThrow(sentence);
});
