import { expect, test } from 'vitest';
import { defaultPicture } from '#company/shape/default-picture.ts';
import type { Panel } from '#company/shape/types.ts';
import { colors } from '#office/colors.ts';
import { pictureNames } from './find-picture.ts';
import { sizeOf } from './pictures.ts';

test('every panel has a drawing, and so has the hero in both of its crops', () => {
  const panels = Object.keys(colors.panels) as Panel[];
  expect(pictureNames).toEqual(
    expect.arrayContaining([...panels.map(defaultPicture), 'default-hero', 'default-hero-phone']),
  );
});

test('a name without a picture is refused by name, with what to do', () => {
  expect(() => sizeOf('whale' as Parameters<typeof sizeOf>[0])).toThrow(
    'There is no picture "whale". Put it into company/pictures/ and run "npm run pictures", or delete its name in company/content/.',
  );
});
