import sizes from '#company/shape/picture-sizes.json' with { type: 'json' };
import type { PictureName } from '#company/shape/pictures.ts';

export type { PictureName };
export type PictureFormat = 'avif' | 'webp';

export const pictureNames = Object.keys(sizes) as PictureName[];

const urls = import.meta.glob<string>('../pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function sizeOf(name: PictureName): { widths: number[]; width: number; height: number } {
  const size = sizes[name];
  if (!size)
    throw new Error(
      `There is no picture "${name}". Put it into company/pictures/ and run "npm run pictures", or delete its name in company/content/.`,
    );
  return size;
}

/** The value of `srcset`, without widths above `widest`. */
export function sourceSet(
  name: PictureName,
  time: 'day' | 'night',
  widest = Number.POSITIVE_INFINITY,
): string {
  const widths = sizeOf(name).widths.filter((width) => width <= widest);
  return widths.map((width) => `${urlOf(name, time, width, 'avif')} ${width}w`).join(', ');
}

export function urlOf(
  name: PictureName,
  time: 'day' | 'night',
  width: number,
  format: PictureFormat,
): string {
  const file = `../pictures/${name}${time === 'night' ? '-night' : ''}-${width}.${format}`;
  const url = urls[file];
  if (!url) throw new Error(`The picture ${file} is missing. Run "npm run pictures".`);
  return url;
}
