import { photosPerClaim } from '#domain/claims.ts';

/** Words of the field that takes photos of a claim. */
export const photoWords = {
  camera: 'Take a photo',
  choose: 'Choose files',
  drop: 'or drop them here',
  privacy:
    'Before a photo leaves your device, we make a smaller copy without its location and camera data. PDFs are sent as they are.',
  preparing: (count: number) => (count === 1 ? 'Preparing your photo…' : `Preparing ${count} photos…`),
  waiting: 'Preparing…',
  lost: (count: number) =>
    count === 1
      ? 'Your browser has not kept one of your files. Please choose it again'
      : `Your browser has not kept ${count} of your files. Please choose them again`,
  list: 'Your photos, in the order we see them',
  alt: (place: number, name: string) => `Photo ${place}: ${name}`,
  pdf: 'PDF',
  earlier: 'Earlier',
  later: 'Later',
  remove: 'Remove',
  retry: 'Try again',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  uploaded: 'Uploaded',
  failed: 'Not uploaded',
  refused: 'We can’t read this file. Please choose another',
  /** For screen readers. */
  added: (count: number) => (count === 1 ? '1 file added.' : `${count} files added.`),
  moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}.`,
  removed: (name: string) => `${name} removed.`,
  /** What is wrong with a file. */
  wrongType: (name: string) => `${name} is not a photo (JPEG or PNG) or a PDF. Please choose another file`,
  tooLarge: (name: string) => `${name} is larger than 10 MB. Please choose a smaller file`,
  tooMany: `You can send ${photosPerClaim} files at a time. The others were left out`,
};
