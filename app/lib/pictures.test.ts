import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import sizes from '#app/pictures/sizes.json';

const folder = path.resolve('app/pictures');
const kilobyte = 1024;

/** Widths that phones open a page with: one flight of a new connection carries such a picture (scripts/pictures.ts). */
const light = { width: 660, hero: 740, most: 14_000 };
/** Several cards are fetched beside what a page opens with. */
const card = { width: 400, most: 10_000 };

test.each(Object.entries(sizes))(
  '%s is there by day and night, in every size and within its budget',
  (name, { widths, width, height }) => {
    expect(width).toBe(Math.max(...widths));
    expect(height).toBeGreaterThan(0);
    for (const time of ['', '-night']) {
      const files = [...widths.map((each) => `${each}.avif`), `${width}.webp`];
      for (const file of files.map((end) => path.join(folder, `${name}${time}-${end}`))) {
        expect(existsSync(file), file).toBe(true);
        expect(statSync(file).size, file).toBeLessThanOrEqual(120 * kilobyte);
      }
      for (const each of widths) {
        const { size } = statSync(path.join(folder, `${name}${time}-${each}.avif`));
        if (each <= (name === 'hero-phone' ? light.hero : light.width))
          expect(size, `${name}${time}-${each}`).toBeLessThanOrEqual(light.most);
        if (each === card.width) expect(size, `${name}${time}-${each}`).toBeLessThanOrEqual(card.most);
        if (name === 'hero-phone') expect(size).toBeLessThanOrEqual(45 * kilobyte);
      }
    }
  },
);
