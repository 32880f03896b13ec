import { expect, test, vi } from 'vitest';
import { redrawPicture, stripMetadata } from '#app/forms/kit/send/strip-metadata.ts';
import { photoWords } from '#content/photos.ts';
import { photoBytes } from '#domain/claims.ts';
import { fileOfSize } from '../../../../tests/support/fake-backend.ts';
import { fileOf, types } from '../../../../tests/support/sample-files.ts';
import { preparePhoto } from './prepare-photo.ts';
import { refusePhoto } from './refuse-photo.ts';

const drawn = (size: number, type = types.jpg) =>
  vi.fn(async () => new Blob([new Uint8Array(size)], { type }));
const picture = (name: string, type: string, size = 100) => fileOf(Buffer.alloc(size), name, type);
const prepareWith = (file: File, draw: ReturnType<typeof drawn>) =>
  preparePhoto(file, (picture, type) => redrawPicture(picture, type, draw));

test.each([
  ['IMG_1.HEIC', 'image/heic', 'IMG_1.jpg'],
  ['IMG_2.jpeg', types.jpg, 'IMG_2.jpeg'],
  ['Screenshot 1.5.png', types.png, 'Screenshot 1.5.jpg'],
  ['photo', types.jpg, 'photo.jpg'],
])('%s is drawn again as a JPEG file', async (name, type, expected) => {
  const photo = await prepareWith(picture(name, type), drawn(50));
  expect(photo).toMatchObject({ name: expected, type: types.jpg, size: 50 });
  expect(refusePhoto(photo)).toBeUndefined();
  // The backend's client does not draw it a second time.
  expect(await stripMetadata(photo)).toBe(photo);
});

test('a large picture is accepted if its copy is small enough', async () => {
  const large = picture('large.jpg', types.jpg, photoBytes + 1);
  expect(refusePhoto(await prepareWith(large, drawn(1_000)))).toBeUndefined();
  expect(refusePhoto(await prepareWith(large, drawn(photoBytes + 2)))).toEqual({
    title: photoWords.tooLarge('large.jpg'),
  });
});

test('a PDF stays as it is', async () => {
  const draw = drawn(50);
  const pdf = picture('bill.pdf', types.pdf);
  expect(await prepareWith(pdf, draw)).toBe(pdf);
  expect(draw).not.toHaveBeenCalled();
});

test.each([
  ['cannot decode', vi.fn(async () => Promise.reject(new Error('no')))],
  ['can only encode as PNG', drawn(50, types.png)],
])('a picture that the browser %s is sent as it is', async (_, draw) => {
  const photo = picture('a.jpg', types.jpg);
  expect(await prepareWith(photo, draw as ReturnType<typeof drawn>)).toBe(photo);
});

test.each([
  ['movie.mp4', 10, photoWords.wrongType],
  ['IMG_1.HEIC', 10, photoWords.wrongType],
  ['empty.jpg', 0, photoWords.wrongType],
  ['large.pdf', photoBytes + 1, photoWords.tooLarge],
])('%s of %i bytes is not taken', (name, size, title) => {
  expect(refusePhoto(fileOfSize(size, name))).toEqual({ title: title(name) });
});
