import sizes from '#company/shape/picture-sizes.json' with { type: 'json' };
import type { PictureName } from '#company/shape/pictures.ts';

export const pictureNames = Object.keys(sizes) as PictureName[];

/** A picture that an item names, if there is one of this name. The server imports this, so it must not need Vite. */
export function findPicture(name: string | undefined): PictureName | undefined {
  return pictureNames.find((known) => known === name);
}
