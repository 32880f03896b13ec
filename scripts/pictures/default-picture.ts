import { brand } from '#company/palette.ts';
import type { Panel } from '#company/shape/types.ts';
import { colors } from '#office/colors.ts';
import { mix } from '#office/mix-colors.ts';

type Time = 'day' | 'night';

/** The far, the middle and the near hill, by panel. */
const hills: Record<Panel, [string, string, string]> = {
  home: [brand.seaglass, mix(brand.seaglass, brand.teal, 0.5), brand.teal],
  auto: [mix(brand.pewter, brand.fog, 0.5), brand.pewter, brand.slate],
  life: [brand['amber-pale'], brand.coral, mix(brand.coral, brand.navy, 0.35)],
  health: [mix(brand.coral, brand.fog, 0.6), mix(brand.coral, brand.slate, 0.4), brand.slate],
  business: [brand['amber-pale'], brand.pewter, brand.navy],
  group: [brand.seaglass, brand.pewter, mix(brand.teal, brand.navy, 0.4)],
};

/** A window with the sun, or the moon, over three hills: an SVG of 1200 by 900, with a transparent margin. */
export function drawDefaultPicture(panel: Panel, time: Time): string {
  const night = time === 'night';
  const dim = (color: string) => (night ? mix(color, colors.page.dark, 0.5) : color);
  const [far, middle, near] = hills[panel].map(dim);
  const [high, low] = night
    ? [colors.page.dark, brand.slate]
    : [mix(brand.mist, brand.fog, 0.5), brand.cream];
  const light = night ? brand['amber-pale'] : brand.amber;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 400 300">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>
    <radialGradient id="glow"><stop stop-color="${light}" stop-opacity=".55"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
    <clipPath id="window"><rect x="34" y="26" width="332" height="248" rx="40"/></clipPath>
  </defs>
  <rect x="42" y="40" width="316" height="246" rx="42" fill="${brand.navy}" opacity=".12"/>
  <g clip-path="url(#window)">
    <path d="M0 0h400v300H0z" fill="url(#sky)"/>
    <circle cx="254" cy="116" r="104" fill="url(#glow)"/>
    <circle cx="254" cy="116" r="34" fill="${light}"/>
    <path d="M0 190c60-52 118-56 176-20s132 34 224-20v150H0z" fill="${far}"/>
    <path d="M0 214c74 26 138 18 198-14s128-38 202-8v108H0z" fill="${middle}"/>
    <path d="M0 262c92-44 170-40 236-18s118 20 164 2v54H0z" fill="${near}"/>
  </g>
</svg>`;
}
