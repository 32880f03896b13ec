import type { HeroPicture, PagePicture } from '#company/shape/pictures.ts';

/** Drawings in our colors everywhere. */
export const heroPicture: HeroPicture | undefined = undefined;

/**
 * The other pages: the picture, also on a shared link, and the tint behind it. Without `picture`, a drawing in the colors
 * of the panel stands in.
 */
export const pagePictures = {
  about: { panel: 'home' },
  services: { panel: 'auto' },
  claims: { panel: 'auto' },
  emergency: { panel: 'auto' },
  contact: { panel: 'auto' },
  careers: { panel: 'home' },
  dayAtWork: { panel: 'home' },
  verification: { panel: 'business' },
  accounts: { panel: 'business' },
  blog: { panel: 'life' },
  guides: { panel: 'life' },
  glossary: { panel: 'health' },
  calculators: { panel: 'home' },
  notFound: { panel: 'auto' },
  /** The invitation at the end of the home page, and of other pages. */
  homeInvitation: { panel: 'group' },
  invitation: { panel: 'business' },
  /** On shared links only. */
  search: { panel: 'health' },
  privacy: { panel: 'business' },
  terms: { panel: 'health' },
  accessibility: { panel: 'life' },
  sitemap: { panel: 'home' },
} as const satisfies Record<string, PagePicture>;

/** A JPEG file for the first page of the claims guide (PDF), 1500 pixels wide. Without one, write `undefined`: a drawing stands in. */
export const guidePicture: string | undefined = undefined;
