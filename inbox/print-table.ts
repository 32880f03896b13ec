import { styleText } from 'node:util';
import { cutTo, padTo, widthOf } from './text-width.ts';

export type Column = {
  title: string;
  align?: 'right';
  /** May be cut where the terminal is too narrow for everything. */
  flexible?: boolean;
};

const gap = '  ';
const narrowest = 8;

/** Rows under their titles, aligned; what does not fit the width is cut with `…`. Without a width nothing is cut. */
export function layOutTable(columns: Column[], rows: string[][], width?: number): string[] {
  const natural = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  const widths = width ? fitWidths(columns, natural, width) : natural;
  const layOut = (cells: string[]) =>
    columns.map(({ align }, at) => {
      const cell = cutTo(cells[at] ?? '', widths[at] ?? 0);
      if (align === 'right') return cell.padStart(widths[at] ?? 0);
      return at === columns.length - 1 ? cell : padTo(cell, widths[at] ?? 0);
    });
  const titles = layOut(columns.map(({ title }) => title)).map((title) => styleText('bold', title));
  const lines = rows.map(layOut).map(([first = '', ...others]) => [styleText('cyan', first), ...others]);
  return [titles, ...lines].map((cells) => cells.join(gap).trimEnd());
}

/** Takes from the widest flexible column until everything fits, or nothing more can be taken. */
function fitWidths(columns: Column[], natural: number[], width: number): number[] {
  const widths = [...natural];
  const room = width - gap.length * (columns.length - 1);
  for (let over = widths.reduce((sum, one) => sum + one, 0) - room; over > 0; over -= 1) {
    let widest = -1;
    columns.forEach(({ flexible }, at) => {
      const size = widths[at] ?? 0;
      if (flexible && size > narrowest && size > (widths[widest] ?? 0)) widest = at;
    });
    if (widest === -1) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}
