import { brand } from '#company/palette.ts';
import { colors } from '#office/colors.ts';
import { mix } from '#office/mix-colors.ts';

/** A wide valley below the sun, or the moon. What matters is in its right half. Paths of M, Q, H, V and Z, which PDFs know too. */
export function valley(time: 'day' | 'night') {
  const { sky, page } = colors;
  const isNight = time === 'night';
  const at = isNight ? 'dark' : 'light';
  const hills = [
    {
      d: 'M0 1010Q400 860 800 950Q1240 1050 1640 900Q2020 790 2400 890V1660H0Z',
      fill: mix(brand.mist, brand.seaglass, 0.6),
    },
    {
      d: 'M0 1180Q480 1010 960 1160Q1420 1270 1860 1090Q2140 990 2400 1060V1660H0Z',
      fill: brand.seaglass,
    },
    {
      d: 'M0 1300Q470 1390 940 1250Q1660 1090 2400 1280V1660H0Z',
      fill: mix(brand.seaglass, brand.teal, 0.55),
    },
    { d: 'M0 1500Q630 1340 1260 1440Q1830 1560 2400 1440V1660H0Z', fill: brand.teal },
  ];
  return {
    width: 2400,
    height: 1660,
    sky: { high: sky.high[at], low: sky.low[at] },
    sun: { x: 1720, y: 760, radius: 120, glow: 420, color: isNight ? brand['amber-pale'] : brand.amber },
    hills: hills.map(({ d, fill }) => ({ d, fill: isNight ? mix(fill, page.dark, 0.62) : fill })),
  };
}

/** The valley as an SVG, for a home page without a hero picture. */
export function drawDefaultHero(time: 'day' | 'night'): string {
  const { width, height, sky, sun, hills } = valley(time);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky.high}"/><stop offset=".6" stop-color="${sky.low}"/></linearGradient>
    <radialGradient id="glow"><stop stop-color="${sun.color}" stop-opacity=".55"/><stop offset="1" stop-color="${sun.color}" stop-opacity="0"/></radialGradient>
  </defs>
  <path d="M0 0H${width}V${height}H0Z" fill="url(#sky)"/>
  <circle cx="${sun.x}" cy="${sun.y}" r="${sun.glow}" fill="url(#glow)"/>
  <circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${sun.color}"/>
  ${hills.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')}
</svg>`;
}
