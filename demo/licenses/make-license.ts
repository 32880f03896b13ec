import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { loadFaces } from '../../server/website/finish/social/set-text.ts';
import type { Person } from '../people.ts';
import { createRandom, type Random } from '../random.ts';
import { drawBack, drawFront } from './draw-license.ts';
import { layOnTable } from './photograph.ts';

export type LicenseFormat = 'jpg' | 'png' | 'pdf';

let faces: ReturnType<typeof loadFaces> | undefined;

/** Both sides of an invented license: photographed, scanned, or scanned into a PDF. */
export async function makeLicense(person: Person, seed: number, format: LicenseFormat) {
  faces ??= loadFaces();
  const random = createRandom(seed);
  const front = drawFront(person, random, await faces);
  const back = drawBack(random, await faces);
  return {
    licenseFront: await toFile(front, 'front', format, random),
    licenseBack: await toFile(back, 'back', format, random),
  };
}

async function toFile(card: string, side: string, format: LicenseFormat, random: Random): Promise<File> {
  const bytes = await encode(card, format, random);
  return new File([new Uint8Array(bytes)], `license-${side}.${format}`);
}

async function encode(card: string, format: LicenseFormat, random: Random): Promise<Uint8Array> {
  if (format === 'jpg')
    return sharp(Buffer.from(layOnTable(card, random)))
      .jpeg({ quality: 82 })
      .toBuffer();
  const scan = await sharp(Buffer.from(card))
    .flatten({ background: '#fff' })
    .png({ palette: true })
    .toBuffer();
  return format === 'png' ? scan : toPdf(scan);
}

/** A scan in the upper half of a US Letter page. */
async function toPdf(scan: Buffer): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const picture = await pdf.embedPng(scan);
  const width = 340;
  const height = (width * picture.height) / picture.width;
  pdf.addPage([612, 792]).drawImage(picture, { x: 72, y: 792 - 96 - height, width, height });
  return pdf.save();
}
