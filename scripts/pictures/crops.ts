import type { Region } from 'sharp';

/** How a picture is cut. Up to `phoneWidth`, which phones load first, a file must fit into the first flight. */
export type Crop = {
  name: string;
  widths: number[];
  shape: { width: number; height: number };
  phoneWidth?: number;
  region?: Region;
  /** How a photo, which has no transparent ground, is set on the tint of its panel. */
  frame?: 'rounded' | 'circle';
};

const heroShape = { width: 2400, height: 1660 };

/** `hero`, the drawing that stands in for it, and `portrait-…` have their own sizes. Every other picture is a scene. */
export function cropsOf(name: string): Crop[] {
  if (name === 'hero' || name === 'default-hero') {
    return [
      { name, widths: [1200, 1600, 2400], shape: heroShape },
      {
        name: `${name}-phone`,
        widths: [480, 740, 828, 1200],
        shape: heroShape,
        phoneWidth: 740,
        region: { left: 1080, top: 420, width: 1200, height: 1240 },
      },
    ];
  }
  if (name.startsWith('portrait-'))
    return [{ name, widths: [160, 320], shape: { width: 1, height: 1 }, frame: 'circle' }];
  return [
    {
      name,
      widths: [400, 660, 800, 1200],
      shape: { width: 4, height: 3 },
      phoneWidth: 660,
      frame: 'rounded',
    },
  ];
}
