import { release } from '#company/release.ts';
import sizes from '#company/shape/picture-sizes.json' with { type: 'json' };
import type { PictureName, ShownPicture } from '#company/shape/pictures.ts';

export const pictureNames = Object.keys(sizes) as PictureName[];

/** A picture that an item names: one of ours, or one that the office has uploaded. */
export function findPicture(name: string | undefined, alt?: string): ShownPicture | undefined {
  const uploaded = name === undefined ? undefined : release.pictures[name];
  if (name !== undefined && uploaded) return { hash: name, ...uploaded, ...(alt && { alt }) };
  return pictureNames.find((known) => known === name);
}
