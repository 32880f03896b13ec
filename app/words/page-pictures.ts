import type { Sky } from '#app/colors.ts';
import { heroPicture, pagePictures } from '#app/content/pictures.ts';
import type { PictureName } from '#app/lib/pictures.ts';
import { defaultPicture } from './default-picture.ts';
import type { Panel } from './types.ts';

export type PagePicture = { panel: Panel; picture?: PictureName };
/** Pictures in two crops: wide, and for phones. */
type HeroName = Extract<PictureName, 'hero' | 'default-hero'>;
export type HeroPicture = { name: HeroName; sky?: Sky; hasBeam?: true };

const drawnHero: HeroPicture = { name: 'default-hero' };

export const hero: HeroPicture = heroPicture ?? drawnHero;

/** The tint and the picture of a page, or a drawing in the colors of the tint. */
export function pictureOfPage(page: keyof typeof pagePictures): Required<PagePicture> {
  const { panel, picture }: PagePicture = pagePictures[page];
  return { panel, picture: picture ?? defaultPicture(panel) };
}

/** The emergency page shows one file of its picture, which the service worker keeps. */
export const emergencyFile = { name: pictureOfPage('emergency').picture, time: 'night', width: 660 } as const;
