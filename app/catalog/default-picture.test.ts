import { expect, test } from 'vitest';
import { colors } from '#app/colors.ts';
import { pictureNames, sizeOf } from '#app/lib/pictures.ts';
import { defaultPicture } from '#app/shape/default-picture.ts';
import type { Panel } from '#app/shape/types.ts';

test('every panel has a drawing, and so has the hero in both of its crops', () => {
  const panels = Object.keys(colors.panels) as Panel[];
  expect(pictureNames).toEqual(
    expect.arrayContaining([...panels.map(defaultPicture), 'default-hero', 'default-hero-phone']),
  );
});

test('a name without a picture is refused by name, with what to do', () => {
  expect(() => sizeOf('whale' as Parameters<typeof sizeOf>[0])).toThrow(
    'There is no picture "whale". Put it into art/masters/ and run "npm run pictures", or delete its name in app/content/.',
  );
});
