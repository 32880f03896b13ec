import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of what the package exports, and read by the browser as often as a page is looked at. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe has against the page as it stands, or against the parts of it that are named. Run in the page itself, which
 * has no frames of others: half the time of the builder that opens a second page for each answer.
 */
export async function findViolations(page: Page, parts?: string[]): Promise<string[]> {
  const known = await page.evaluate(() => 'axe' in window);
  if (!known) await page.evaluate(source);
  // A color that is still changing is nobody's choice.
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
      (window as unknown as { axe: typeof axe }).axe.run(parts ? { include: parts } : document, {
        resultTypes: ['violations'],
      }),
    parts,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}
