import { heroPicture, pagePictures } from '#company/content/pictures.ts';
import { defaultPicture } from '#company/shape/default-picture.ts';
import type { HeroPicture, PagePicture } from '#company/shape/pictures.ts';

const drawnHero: HeroPicture = { name: 'default-hero' };

export const hero: HeroPicture = heroPicture ?? drawnHero;

/** The tint and the picture of a page, or a drawing in the colors of the tint. */
export function pictureOfPage(page: keyof typeof pagePictures): Required<PagePicture> {
  const { panel, picture }: PagePicture = pagePictures[page];
  return { panel, picture: picture ?? defaultPicture(panel) };
}

/** The emergency page shows one file of its picture, which the service worker keeps. */
export const emergencyFile = { name: pictureOfPage('emergency').picture, time: 'night', width: 660 } as const;
