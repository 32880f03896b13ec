import type { Sky } from './colors.ts';
import type sizes from './picture-sizes.json';
import type { Panel } from './types.ts';

export type PictureName = keyof typeof sizes;
/** From the office, by the hash that names its files. `alt`: what it shows, where no text beside it says so. */
export type UploadedPicture = { hash: string; width: number; height: number; alt?: string };
export type ShownPicture = PictureName | UploadedPicture;
export type PagePicture = { panel: Panel; picture?: PictureName };
/** Pictures in two crops: wide, and for phones. */
type HeroName = Extract<PictureName, 'hero' | 'default-hero'>;
export type HeroPicture = { name: HeroName; sky?: Sky; hasBeam?: true };
