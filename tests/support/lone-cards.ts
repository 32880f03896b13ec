import type { Page } from '@playwright/test';

/** Names the lists of cards whose last row holds a single card beside a gap. */
export function loneCards(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main ul, main ol, main .section-space')].flatMap((list) => {
      if (getComputedStyle(list).display !== 'grid') return [];
      const boxes = [...list.children]
        .filter((card) => card.checkVisibility())
        .map((card) => card.getBoundingClientRect());
      const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
      const [alone, ...others] = rows.at(-1) ?? [];
      const hasColumns = rows.some((row) => row.length > 1);
      const isAlone = hasColumns && alone && others.length === 0 && alone.width < list.clientWidth * 0.8;
      return isAlone ? [list.textContent.slice(0, 60)] : [];
    }),
  );
}
