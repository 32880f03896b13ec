import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { mark, markSize } from '#company/mark.ts';
import { brand } from '#company/palette.ts';
import { site } from '#company/site.ts';
import { balance, type loadFaces, outline } from './set-text.ts';

type Faces = Awaited<ReturnType<typeof loadFaces>>;

export const size = { width: 1200, height: 630 };
const margin = 72;
const columnWidth = 490;
const headlineSize = { largest: 88, smallest: 44 };
const subtitleSize = 32;

/** The background: a picture on the right of a cream sheet, or the hero picture at full width. */
export async function drawBackground(scene: string): Promise<Buffer> {
  const background = isHero(scene) ? drawHero(scene) : await drawBeside(scene);
  return background.removeAlpha().raw().toBuffer();
}

function drawHero(scene: string): Sharp {
  const veil = drawSheet(`<linearGradient id="veil">
    <stop offset="0" stop-color="${brand.cream}" stop-opacity=".94"/>
    <stop offset=".34" stop-color="${brand.cream}" stop-opacity=".8"/>
    <stop offset=".6" stop-color="${brand.cream}" stop-opacity="0"/>
  </linearGradient><rect width="100%" height="100%" fill="url(#veil)"/>`);
  return sharp(pictureFile(scene))
    .resize({ ...size, fit: 'cover', position: 'bottom' })
    .composite([{ input: veil }]);
}

async function drawBeside(scene: string): Promise<Sharp> {
  const picture = sharp(pictureFile(scene)).resize({ width: 668 }).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const sheet = drawSheet(`<rect width="100%" height="100%" fill="${brand.cream}"/>
    <circle cx="900" cy="318" r="338" fill="${brand.mist}"/>
    <rect y="${size.height - 14}" width="100%" height="14" fill="${brand.seaglass}"/>`);
  const middle = Math.round((size.height - info.height) / 2);
  return sharp(sheet).composite([{ input: data, raw: info, left: size.width - info.width, top: middle }]);
}

/** Draws the title. The part after a colon becomes a smaller subtitle. */
export function drawTitle(title: string, { display, text }: Faces): Buffer {
  const [headline = '', ...rest] = title.split(': ');
  const { lines, fontSize } = fitHeadline(headline, display);
  const lineHeight = fontSize * 1.04;
  const subtitle =
    rest.length > 0 ? balance(capitalize(rest.join(': ')), text, subtitleSize, columnWidth) : [];
  const height = lines.length * lineHeight + subtitle.length * subtitleSize * 1.3;
  const top = 342 - height / 2;
  const foot = top + lines.length * lineHeight + 12;
  return drawSheet(
    [
      drawName(display),
      ...lines.map((line, index) =>
        outline(line, display, {
          x: margin,
          y: top + index * lineHeight + fontSize * 0.78,
          size: fontSize,
          fill: brand.navy,
        }),
      ),
      ...subtitle.map((line, index) =>
        outline(line, text, {
          x: margin,
          y: foot + (index * 1.3 + 0.9) * subtitleSize,
          size: subtitleSize,
          fill: brand.slate,
        }),
      ),
    ].join(''),
  );
}

function drawName(display: Faces['display']): string {
  const shapes = mark.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');
  const name = outline(site.name, display, { x: margin + 76, y: 56 + 40, size: 34, fill: brand.navy });
  return `<g transform="translate(${margin} 56) scale(${58 / markSize})">${shapes}</g>${name}`;
}

/** Finds the largest font size at which the headline fits. */
function fitHeadline(headline: string, face: Faces['display']): { lines: string[]; fontSize: number } {
  for (let fontSize = headlineSize.largest; fontSize > headlineSize.smallest; fontSize -= 4) {
    const lines = balance(headline, face, fontSize, columnWidth);
    const fits = lines.every((line) => face.measure(line, fontSize) <= columnWidth);
    if (fits && lines.length * fontSize <= 300) return { lines, fontSize };
  }
  const fontSize = headlineSize.smallest;
  return { lines: balance(headline, face, fontSize, columnWidth), fontSize };
}

function isHero(scene: string): boolean {
  return scene === 'hero' || scene === 'default-hero';
}

export function pictureFile(scene: string): string {
  return path.join('app/pictures', `${scene}-${isHero(scene) ? 1200 : 800}.avif`);
}

function drawSheet(inner: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${inner}</svg>`,
  );
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
