import { quantile } from '../support/figures.ts';
import type { Table } from '../support/result.ts';
import { blockingOf, bytesOf, largestPaintOf, type PageResult, scoreOf, shiftOf } from './tables.ts';

/** Median and worst value over all pages. */
export function summarize(informing: PageResult[], interactive: PageResult[]): Table {
  const runs = [...informing, ...interactive][0]?.runs.length;
  const row = (label: string, read: (page: PageResult) => number, show: (value: number) => string) => [
    label,
    ...[informing, interactive].flatMap((pages) => {
      const values = pages.map(read);
      return values.length > 0 ? `${show(quantile(values, 0.5))}, worst ${show(Math.max(...values))}` : '–';
    }),
  ];
  const milliseconds = (value: number) => `${Math.round(value)} ms`;
  return {
    title: 'Lighthouse',
    columns: [
      'Lighthouse, mobile preset',
      `${informing.length} pages without React`,
      `${interactive.length} with islands`,
    ],
    rows: [
      [
        'Scores: performance, accessibility, best practices, SEO',
        worstScores(informing),
        worstScores(interactive),
      ],
      row('Largest contentful paint', largestPaintOf, milliseconds),
      row('Layout shift', shiftOf, (value) => value.toFixed(3)),
      row('Total blocking time', blockingOf, milliseconds),
      row(
        'Scripts',
        (page) => bytesOf(page, 'Script'),
        (value) => `${(value / 1024).toFixed(0)} KB`,
      ),
    ],
    note: `${runs === 1 ? 'One run' : `Median of ${runs} runs`} per page. Pages with noindex have no SEO score.`,
  };
}

function worstScores(pages: PageResult[]): string {
  const worst = (category: string, among: PageResult[]) =>
    among.length > 0 ? Math.min(...among.map((page) => scoreOf(page, category))) : '–';
  return [
    worst('performance', pages),
    worst('accessibility', pages),
    worst('best-practices', pages),
    worst(
      'seo',
      pages.filter(({ indexed }) => indexed),
    ),
  ].join(', ');
}
