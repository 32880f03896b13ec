import { styleText } from 'node:util';
import Table from 'cli-table3';
import stringWidth from 'string-width';
import { truncateText } from './fit-text.ts';

export type Column = {
  title: string;
  align?: 'right';
  /** May be truncated if the table is wider than the terminal. */
  flexible?: boolean;
};

const gap = '  ';
const minWidth = 8;
const noBorder = { top: '', mid: '', bottom: '', left: '', right: '', middle: gap };
const noCorners = {
  'top-left': '',
  'top-mid': '',
  'top-right': '',
  'left-mid': '',
  'mid-mid': '',
  'right-mid': '',
  'bottom-left': '',
  'bottom-mid': '',
  'bottom-right': '',
};

/** Lays out rows under their titles, one line each. Without a width nothing is truncated. */
export function formatTable(columns: Column[], rows: string[][], width?: number): string[] {
  const widths = width ? fitWidths(columns, rows, width) : [];
  const table = new Table({
    head: columns.map(({ title }) => styleText('bold', title)),
    colAligns: columns.map(({ align }) => align ?? 'left'),
    chars: { ...noBorder, ...noCorners },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  for (const row of rows) {
    const [first = '', ...others] = row.map((cell, index) =>
      // cli-table3 would cut through a grapheme.
      truncateText(cell, widths[index] ?? Number.POSITIVE_INFINITY),
    );
    table.push([styleText('cyan', first), ...others]);
  }
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
}

/** Narrows the widest flexible column until the table fits or no column can be narrower. */
function fitWidths(columns: Column[], rows: string[][], width: number): number[] {
  const widths = columns.map(({ title }, index) =>
    Math.max(stringWidth(title), ...rows.map((row) => stringWidth(row[index] ?? ''))),
  );
  const flexible = columns.flatMap((column, index) => (column.flexible ? [index] : []));
  const available = width - gap.length * (columns.length - 1);
  for (let excess = widths.reduce((sum, one) => sum + one, 0) - available; excess > 0; excess -= 1) {
    const [widest] = flexible.toSorted((one, other) => (widths[other] ?? 0) - (widths[one] ?? 0));
    if (widest === undefined || (widths[widest] ?? 0) <= minWidth) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}
