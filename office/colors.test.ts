import { expect, test } from 'vitest';
import { brand } from '#company/palette.ts';
import { colors } from './colors.ts';
import { contrastOf } from './mix-colors.ts';

const { page, surface, sunken, deep, deepRaised, deepField, deepMuted, danger, star, found, glyph } = colors;
const { navy, slate, pewter, teal, fog, seaglass, amber } = brand;

type Named = Record<string, string>;

/** Text needs 4.5 to 1, and what is no text 3 to 1: WCAG 2.2, level AA. */
const [text, part] = [4.5, 3];

const panelsAt = (time: 'light' | 'dark'): Named =>
  Object.fromEntries(
    Object.entries(colors.panels).flatMap(([name, { top, bottom }]) => [
      [`panels.${name}.top.${time}`, top[time]],
      [`panels.${name}.bottom.${time}`, bottom[time]],
    ]),
  );
const day: Named = {
  'page.light': page.light,
  'surface.light': surface.light,
  'sunken.light': sunken.light,
  ...panelsAt('light'),
};
const night: Named = {
  'page.dark': page.dark,
  'surface.dark': surface.dark,
  'sunken.dark': sunken.dark,
  ...panelsAt('dark'),
};
const deepGrounds: Named = {
  'deep.light': deep.light,
  'deep.dark': deep.dark,
  'deepRaised.light': deepRaised.light,
  'deepRaised.dark': deepRaised.dark,
  'surface.dark': surface.dark,
};

/** What stands on which grounds, and the lowest contrast that it may have. */
const pairs: [least: number, foregrounds: Named, grounds: Named][] = [
  [text, { navy, slate, teal }, day],
  [text, { 'danger.light': danger.light }, { 'page.light': page.light, 'surface.light': surface.light }],
  [part, { 'star.light': star.light }, day],
  [part, { pewter }, { 'page.light': page.light, 'surface.light': surface.light }],
  [text, { navy }, { amber, amberBright: colors.amberBright, 'found.light': found.light }],
  [text, { navy }, { 'glyph.light': glyph.light }],
  [text, { fog, deepMuted, seaglass }, night],
  [text, { 'danger.dark': danger.dark }, { 'page.dark': page.dark, 'surface.dark': surface.dark }],
  [part, { amber }, night],
  [part, { deepField }, { 'page.dark': page.dark, 'surface.dark': surface.dark }],
  [text, { fog }, { 'found.dark': found.dark, 'glyph.dark': glyph.dark }],
  [text, { fog, deepMuted, seaglass, amber }, deepGrounds],
  [part, { deepField }, { 'deep.light': deep.light, 'deep.dark': deep.dark }],
];

const cases = pairs.flatMap(([least, foregrounds, grounds]) =>
  Object.entries(foregrounds).flatMap(([name, color]) =>
    Object.entries(grounds).map(([ground, behind]) => ({ name, color, ground, behind, least })),
  ),
);

test.each(cases)('$name on $ground has a contrast of $least to 1', ({ color, behind, least }) => {
  expect(contrastOf(color, behind)).toBeGreaterThanOrEqual(least);
});
