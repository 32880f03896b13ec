import type { Panel } from './types.ts';

export type Tone = { readonly light: string; readonly dark: string };
export type Gradient = { top: Tone; bottom: Tone };

/** The colors of a sky, at its top and halfway down. */
export type Sky = { high: Tone; low: Tone };

/** The colors that follow from the brand's, unless company/palette.ts sets them. */
export type Colors = {
  /** The background of a page. Browsers paint their toolbars in it too. */
  page: Tone;
  /** Cards, and the lines around them. */
  surface: Tone;
  line: Tone;
  /** Sections that lie lower than the page. */
  sunken: Tone;
  /** Blocks that are dark in both modes, fields on them, and secondary text on any dark ground. */
  deep: Tone;
  deepRaised: Tone;
  deepField: string;
  deepMuted: string;
  /** Replaces navy in the icon of a dark browser tab, where it would not stand out. */
  navyInDarkTabs: string;
  /** The ground of a glyph, words found by the search, and the stars of a review. */
  glyph: Tone;
  found: Tone;
  star: Tone;
  amberBright: string;
  danger: Tone;
  /** Behind the words above the hero picture. */
  sky: Sky;
  /** Tints behind pictures and quotes. */
  panels: Record<Panel, Gradient>;
  /** The drawings of the offices' neighborhoods. */
  map: Record<'land' | 'water' | 'park' | 'street', Tone>;
};
