import { medianOf } from '../support/figures.ts';
import type { Table } from '../support/result.ts';
import type { Measurement } from './measure.ts';

export type PageResult = {
  route: string;
  kind: 'informing' | 'interactive';
  indexed: boolean;
  runs: Measurement[];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const medianBy = (runs: Measurement[], read: (run: Measurement) => number) => medianOf(runs.map(read));

export function scoreOf({ runs }: PageResult, category: string): number {
  return medianOf(runs.flatMap(({ scores }) => scores[category] ?? []));
}

export const largestPaintOf = ({ runs }: PageResult) => medianBy(runs, (run) => run.largestPaint);
export const shiftOf = ({ runs }: PageResult) => medianBy(runs, (run) => run.shift);
export const blockingOf = ({ runs }: PageResult) => medianBy(runs, (run) => run.blocking);

export function bytesOf({ runs }: PageResult, kind: string): number {
  return medianBy(runs, ({ requests }) =>
    requests.filter((request) => request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0),
  );
}

export function pagesTable(title: string, pages: PageResult[]): Table {
  return {
    title,
    columns: [
      'Page',
      'Perf.',
      'Acc.',
      'Best pr.',
      'SEO',
      'LCP (ms)',
      'CLS',
      'TBT (ms)',
      'HTML (KB)',
      'Scripts (KB)',
      'Pictures (KB)',
    ],
    rows: pages.map((page) => [
      page.route,
      ...categories.map((category) =>
        category === 'seo' && !page.indexed ? 'not indexed' : scoreOf(page, category),
      ),
      Math.round(largestPaintOf(page)),
      shiftOf(page).toFixed(3),
      Math.round(blockingOf(page)),
      ...['Document', 'Script', 'Image'].map((kind) => kilobytes(bytesOf(page, kind))),
    ]),
    note: 'Compressed bytes. Styles and the start-up script are part of the HTML. Fonts and the scripts of islands are fetched after `load`.',
  };
}
