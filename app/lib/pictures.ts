import sizes from '#app/pictures/sizes.json';

export type PictureName = keyof typeof sizes;
export type PictureFormat = 'avif' | 'webp';

const urls = import.meta.glob<string>('../pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function sizeOf(name: PictureName): { width: number; height: number } {
  return sizes[name];
}

/** The widths of one picture, as `srcset` wants them; none above the one that its place can use. */
export function sourceSet(
  name: PictureName,
  time: 'day' | 'night',
  widest = Number.POSITIVE_INFINITY,
): string {
  const useful = sizes[name].widths.filter((width) => width <= widest);
  return useful.map((width) => `${urlOf(name, time, width, 'avif')} ${width}w`).join(', ');
}

export function urlOf(
  name: PictureName,
  time: 'day' | 'night',
  width: number,
  format: PictureFormat,
): string {
  const file = `../pictures/${name}${time === 'night' ? '-night' : ''}-${width}.${format}`;
  const url = urls[file];
  if (!url) throw new Error(`There is no picture ${file}; run "npm run pictures".`);
  return url;
}
