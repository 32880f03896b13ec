import type { Panel } from './words/types.ts';

type Tone = { readonly light: string; readonly dark: string };

/** The brand's colors. Pages, mail, icons, link previews, default pictures and PDFs all use these. */
export const brand = {
  navy: '#0c2340',
  slate: '#3d5a78',
  pewter: '#6b8098',
  fog: '#edf1f2',
  cream: '#fbf1e1',
  seaglass: '#8ed1c3',
  mist: '#e4f2f0',
  teal: '#1b6a69',
  amber: '#ffb43f',
  'amber-pale': '#ffd89b',
  coral: '#f2735a',
} as const;

/** The background of a page, in light and dark mode. Browsers paint their toolbars in it too. */
export const page = { light: '#fffdf9', dark: '#081a30' } as const;

/** Cards, the lines around them, and secondary text on dark ground. */
export const surface: Tone = { light: '#ffffff', dark: '#11294a' };
export const line: Tone = { light: '#dfe3df', dark: '#24426a' };
export const mutedByNight = '#b4c5d6';

/** Replaces navy in the icon of a dark browser tab, where it would not stand out. */
export const navyInDarkTabs = '#1d4068';

/** Tints behind pictures and quotes, from top to bottom. Each night tint is the dusk of its day tint. */
export const panels: Record<Panel, { top: Tone; bottom: Tone }> = {
  home: { top: { light: brand.mist, dark: '#1d5363' }, bottom: { light: brand.cream, dark: '#14344f' } },
  auto: { top: { light: '#e3edf6', dark: '#1f4b7e' }, bottom: { light: brand.mist, dark: '#14315a' } },
  life: { top: { light: brand.cream, dark: '#55434a' }, bottom: { light: '#fce3d6', dark: '#352f45' } },
  health: { top: { light: '#fce9e2', dark: '#583a54' }, bottom: { light: brand.fog, dark: '#312b4d' } },
  business: { top: { light: '#e9eef3', dark: '#3f4b78' }, bottom: { light: brand.cream, dark: '#272f57' } },
  group: { top: { light: brand.mist, dark: '#1f5757' }, bottom: { light: '#e9eef3', dark: '#153a49' } },
};

/** The drawings of the offices' neighborhoods. */
export const map = {
  land: { light: '#f0e7d6', dark: '#14304f' },
  water: { light: '#9fd6cb', dark: '#1b5560' },
  park: { light: '#bfe0c4', dark: '#22554f' },
  street: { light: page.light, dark: '#27486d' },
} satisfies Record<string, Tone>;
