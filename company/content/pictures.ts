import type { HeroPicture, PagePicture } from '../shape/pictures.ts';

/**
 * At the top of the home page and on its shared link. Without one, write `undefined`: a drawing in your colors stands in.
 * `sky`: its colors at the top and halfway down, which go on behind the words above it. `hasBeam`: by night a beam of
 * light sweeps once from the lamp, whose place in the picture is in app/styles/hero-beam.css.
 */
export const heroPicture: HeroPicture | undefined = {
  name: 'hero',
  hasBeam: true,
  sky: {
    high: { light: '#d4e6f5', dark: '#07162a' },
    low: { light: '#b9d7ec', dark: '#0c2746' },
  },
};

/**
 * The other pages: the picture, also on a shared link, and the tint behind it. Without `picture`, a drawing in the colors
 * of the panel stands in.
 */
export const pagePictures = {
  about: { panel: 'home', picture: 'about' },
  services: { panel: 'auto', picture: 'services' },
  claims: { panel: 'auto', picture: 'claims' },
  emergency: { panel: 'auto', picture: 'emergency' },
  contact: { panel: 'auto', picture: 'contact' },
  careers: { panel: 'home', picture: 'careers' },
  dayAtWork: { panel: 'home', picture: 'first-day' },
  verification: { panel: 'business', picture: 'verification' },
  accounts: { panel: 'business', picture: 'login' },
  blog: { panel: 'life', picture: 'blog' },
  guides: { panel: 'life', picture: 'guides' },
  glossary: { panel: 'health', picture: 'glossary' },
  calculators: { panel: 'home', picture: 'calculators' },
  notFound: { panel: 'auto', picture: '404' },
  /** The invitation at the end of the home page, and of other pages. */
  homeInvitation: { panel: 'group', picture: 'contact' },
  invitation: { panel: 'business', picture: 'hero-phone' },
  /** On shared links only. */
  search: { panel: 'health', picture: 'glossary' },
  privacy: { panel: 'business', picture: 'verification' },
  terms: { panel: 'health', picture: 'glossary' },
  accessibility: { panel: 'life', picture: 'guides' },
  sitemap: { panel: 'home', picture: 'about' },
} as const satisfies Record<string, PagePicture>;

/** A JPEG file for the first page of the claims guide (PDF), 1500 pixels wide. Without one, write `undefined`: a drawing stands in. */
export const guidePicture: string | undefined = 'art/guide-cover.jpg';
