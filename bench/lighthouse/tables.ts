import { median } from '../support/median.ts';
import type { Table } from '../support/result.ts';
import type { Measurement, Request } from './measure.ts';

export type PageResult = {
  route: string;
  kind: 'informing' | 'interactive';
  indexed: boolean;
  runs: Measurement[];
  twins: Measurement[];
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const middle = (runs: Measurement[], read: (run: Measurement) => number) => median(runs.map(read));

export function scoreOf({ runs }: PageResult, category: string): number {
  return median(runs.flatMap(({ scores }) => scores[category] ?? []));
}

export const largestPaintOf = ({ runs }: PageResult) => middle(runs, (run) => run.largestPaint);
export const twinPaintOf = ({ twins }: PageResult) => middle(twins, (run) => run.largestPaint);
export const shiftOf = ({ runs }: PageResult) => middle(runs, (run) => run.shift);
export const blockingOf = ({ runs }: PageResult) => middle(runs, (run) => run.blocking);

export function bytesOf({ runs }: PageResult, kind: string): number {
  return middle(runs, ({ requests }) =>
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
      'as text (ms)',
      '×',
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
      Math.round(twinPaintOf(page)),
      (largestPaintOf(page) / twinPaintOf(page)).toFixed(2),
      shiftOf(page).toFixed(3),
      Math.round(blockingOf(page)),
      ...['Document', 'Script', 'Image'].map((kind) => kilobytes(bytesOf(page, kind))),
    ]),
    note: 'Bytes as they travelled. Styles and the start-up script stand in the HTML. Our letters, held to 60 KB by the tests, come after the load event and stay in the browser between the pages of a run.',
  };
}

const libraries: [name: string, file: RegExp][] = [
  ['React', /\/react-[^/]{8}\.js$/],
  ['React Hook Form', /\/react-hook-form-/],
  ['Zod', /\/zod-/],
  ['Base UI', /\/base-ui-/],
];

/** What the scripts of each page are made of, before anyone touches it. */
export function scriptsTable(pages: PageResult[]): Table {
  const partOf = ({ path }: Request) => libraries.find(([, file]) => file.test(path))?.[0] ?? 'Own';
  const names = [...libraries.map(([name]) => name), 'Own'];
  return {
    title: 'What the scripts are made of, in KB on the wire before the first interaction',
    columns: ['Page', ...names, 'Router', 'Total', 'Files'],
    rows: pages.map((page) => {
      const scripts = page.runs[0]?.requests.filter(({ kind }) => kind === 'Script') ?? [];
      const sum = (part: Request[]) => kilobytes(part.reduce((total, { bytes }) => total + bytes, 0));
      return [
        page.route,
        ...names.map((name) => sum(scripts.filter((script) => partOf(script) === name))),
        '0.0',
        sum(scripts),
        scripts.length,
      ];
    }),
    note: 'The router works at build time only.',
  };
}
