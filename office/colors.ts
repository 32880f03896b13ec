import { heroPicture } from '#company/content/pictures.ts';
import { brand, ownColors } from '#company/palette.ts';
import type { Colors, Gradient } from '#company/shape/colors.ts';
import { contrastOf, mix } from './mix-colors.ts';

const { navy, slate, pewter, fog, cream, seaglass, mist, teal, amber, coral } = brand;
const [black, white] = ['#000000', '#ffffff'];
const darker = (share: number) => mix(navy, black, share);
const lighter = (share: number) => mix(navy, slate, share);

const page = { light: mix(cream, white, 0.8), dark: darker(0.25) };
const surface = { light: white, dark: lighter(0.12) };
const deepMuted = mix(fog, pewter, 0.36);
const deep = { light: navy, dark: darker(0.38) };

/** By night, navy with a glow of the color, which is weaker at the bottom and as strong as texts and links allow. */
function panel(top: string, bottom: string, glow: string, share: number): Gradient {
  const isReadable = [seaglass, deepMuted].every((color) => contrastOf(color, mix(navy, glow, share)) > 4.6);
  if (!isReadable && share > 0.1) return panel(top, bottom, glow, share - 0.05);
  return {
    top: { light: top, dark: mix(navy, glow, share) },
    bottom: { light: bottom, dark: mix(navy, glow, share / 2) },
  };
}

const derived: Colors = {
  page,
  surface,
  line: { light: mix(fog, slate, 0.08), dark: lighter(0.55) },
  sunken: { light: mix(cream, fog, 0.4), dark: navy },
  deep,
  deepRaised: { light: lighter(0.25), dark: lighter(0.08) },
  deepField: mix(pewter, fog, 0.15),
  deepMuted,
  navyInDarkTabs: lighter(0.45),
  glyph: { light: mix(mist, seaglass, 0.06), dark: lighter(0.4) },
  found: { light: mix(brand['amber-pale'], white, 0.25), dark: mix(amber, black, 0.65) },
  star: { light: mix(amber, black, 0.5), dark: amber },
  amberBright: mix(amber, white, 0.2),
  // Errors are red in every brand.
  danger: { light: '#b23a22', dark: '#ff9d87' },
  sky: heroPicture?.sky ?? {
    high: { light: mist, dark: deep.dark },
    low: { light: cream, dark: surface.dark },
  },
  panels: {
    home: panel(mist, cream, teal, 0.7),
    auto: panel(mix(fog, pewter, 0.06), mist, slate, 0.7),
    life: panel(cream, mix(cream, coral, 0.1), mix(amber, coral, 0.5), 0.3),
    health: panel(mix(page.light, coral, 0.12), fog, coral, 0.32),
    business: panel(mix(fog, pewter, 0.03), cream, pewter, 0.5),
    group: panel(mist, fog, teal, 0.8),
  },
  map: {
    land: { light: mix(cream, slate, 0.06), dark: lighter(0.2) },
    water: { light: mix(seaglass, white, 0.15), dark: mix(navy, teal, 0.7) },
    park: { light: mix(seaglass, cream, 0.5), dark: mix(mix(navy, teal, 0.6), amber, 0.1) },
    street: { light: page.light, dark: lighter(0.6) },
  },
};

export const colors: Colors = { ...derived, ...ownColors };
