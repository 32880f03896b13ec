import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { fields, form as words } from '#content/claim-form.ts';
import { photoWords } from '#content/photos.ts';
import { claimValues } from './claim-values.ts';
import { fillFields } from './forms.ts';

export const claimForm = (page: Page): Locator => page.getByRole('form', { name: words.title });
export const photoInput = (form: Locator): Locator => form.locator('input[type=file][multiple]');

/** A photo as a phone takes it: with the place in it. */
export async function makePhoto(name: string, color = 'navy') {
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: color } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone of Ada' }, IFD3: { GPSLatitude: '40/1 42/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const makePhotos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) => makePhoto(`photo-${at + 1}.jpg`, `hsl(${at * 40} 80% 50%)`)),
  );

/** The accessible name of a button that says what it acts on: "Remove: photo-1.jpg". */
export const about = (action: string, subject: string) =>
  new RegExp(`^${action} ?: ${subject.replace(/[.?()]/g, '\\$&')}$`);

/** The photos that have arrived. */
export const uploaded = (part: Locator): Locator => part.getByText(`✓ ${photoWords.uploaded}`);

/** Goes through the steps of a phone, up to the review. Returns what was typed. */
export async function fillSteps(form: Locator, photos: Awaited<ReturnType<typeof makePhotos>> = []) {
  const values = claimValues();
  const next = form.getByRole('button', { name: words.next });
  await fillFields(form, values.happened);
  await next.click();
  await fillFields(form, values.photos);
  if (photos.length > 0) await photoInput(form).setInputFiles(photos);
  await next.click();
  await fillFields(form, values.reach);
  await form.getByRole('button', { name: words.review }).click();
  return { ...values, email: values.reach[fields.email.label] ?? '' };
}

/** From the next page on, the browser prepares so many photos, and the others when they are released. */
export async function holdPhotos(page: Page, free = 0): Promise<{ release: () => Promise<void> }> {
  await page.addInitScript((free) => {
    const draw = window.createImageBitmap;
    let left = free;
    const held = new Promise<void>((resolve) => addEventListener('release-photos', () => resolve()));
    window.createImageBitmap = async (...photo: unknown[]) => {
      left -= 1;
      if (left < 0) await held;
      return draw(...(photo as Parameters<typeof draw>));
    };
  }, free);
  return { release: () => page.evaluate(() => void dispatchEvent(new Event('release-photos'))) };
}

/** The bytes of all photos in the draft, as text. */
export const draftedBytes = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await resultOf(indexedDB.open('claim-draft'));
    if (!database.objectStoreNames.contains('photos')) return [];
    const store = database.transaction('photos').objectStore('photos');
    const saved: { photo: { file: File } }[] = await resultOf(store.getAll());
    database.close();
    return Promise.all(saved.map(({ photo }) => photo.file.text()));
  });
