import type { Sky } from './colors.ts';
import type sizes from './picture-sizes.json';
import type { Panel } from './types.ts';

export type PictureName = keyof typeof sizes;
export type PagePicture = { panel: Panel; picture?: PictureName };
/** Pictures in two crops: wide, and for phones. */
type HeroName = Extract<PictureName, 'hero' | 'default-hero'>;
export type HeroPicture = { name: HeroName; sky?: Sky; hasBeam?: true };
