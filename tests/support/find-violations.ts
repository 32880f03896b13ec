import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { layOutEverything } from './lay-out-everything.ts';

/** The minified build: the browser parses it once per page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Selectors of the parts to look at, or of those to leave out. The rest of a page is still a page: rules for whole pages apply. */
type Parts = string[] | { exclude: string[] };

/**
 * Runs axe on a page or a frame, or on the given parts of it. `@axe-core/playwright` takes twice as long, because it opens a second
 * page to handle frames, and only the staff's previews have one.
 */
export async function findViolations(page: Pick<Page, 'evaluate'>, parts?: Parts): Promise<string[]> {
  const known = await page.evaluate(() => 'axe' in window);
  if (!known) {
    await page.evaluate(source);
    await layOutEverything(page);
  }
  // Contrast is judged by the final colors.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await page.evaluate(
    (parts) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        Array.isArray(parts) ? { include: parts } : (parts ?? document),
        {
          resultTypes: ['violations'],
          // A test of a page with a frame runs axe in that frame too.
          iframes: false,
        },
      ),
    parts,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}
