import sizes from '#company/shape/picture-sizes.json' with { type: 'json' };
import type { PictureName } from '#company/shape/pictures.ts';

// Apart from pictures.ts, whose files only a build knows: the server reads the agents too.

/** A picture that an item names, if there is one of this name. */
export function findPicture(name: string | undefined): PictureName | undefined {
  return name !== undefined && Object.hasOwn(sizes, name) ? (name as PictureName) : undefined;
}
