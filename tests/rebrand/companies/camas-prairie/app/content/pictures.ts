import type { HeroPicture, PagePicture } from '#app/words/page-pictures.ts';

/** No picture at all: drawings stand in. */
export const heroPicture: HeroPicture | undefined = undefined;

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
  homeInvitation: { panel: 'group' },
  invitation: { panel: 'business' },
  search: { panel: 'health' },
  privacy: { panel: 'business' },
  terms: { panel: 'health' },
  accessibility: { panel: 'life' },
  sitemap: { panel: 'home' },
} as const satisfies Record<string, PagePicture>;

export const guidePicture: string | undefined = undefined;
