import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import sizes from '#app/pictures/sizes.json';

const folder = path.resolve('app/pictures');
const kilobyte = 1024;

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
        if (name === 'hero-phone')
          expect(statSync(path.join(folder, `${name}${time}-${each}.avif`)).size).toBeLessThanOrEqual(
            45 * kilobyte,
          );
      }
    }
  },
);
