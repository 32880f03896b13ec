import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import sizes from '#company/shape/picture-sizes.json';

const folder = path.resolve('app/pictures');
const kilobyte = 1024;

/** Up to these widths a picture fits into the first flight of a connection (scripts/pictures.ts). */
const phone = { width: 660, heroWidth: 740, maxBytes: 14_000 };
/** Several cards load at once. */
const card = { width: 400, maxBytes: 10_000 };

test.each(Object.entries(sizes))(
  '%s exists by day and night, in every width and within its budget',
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
        if (each <= (name.endsWith('hero-phone') ? phone.heroWidth : phone.width))
          expect(size, `${name}${time}-${each}`).toBeLessThanOrEqual(phone.maxBytes);
        if (each === card.width) expect(size, `${name}${time}-${each}`).toBeLessThanOrEqual(card.maxBytes);
        if (name.endsWith('hero-phone')) expect(size).toBeLessThanOrEqual(45 * kilobyte);
      }
    }
  },
);
