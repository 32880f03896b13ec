import type { FormField } from '#company/shape/pdf-fields.ts';
import type { Block } from './blocks.ts';
import type { DocumentBuilder } from './document-builder.ts';
import { type Cell, makeCell } from './form-cells.ts';
import type { Element } from './structure.ts';

const gutter = 22;
const shares = { full: 1, half: 1 / 2, third: 1 / 3 };

type Frame = { parent: Element; x: number; width: number };

/** Groups fields into rows. A choice gets its own row, because all its options are printed. */
export function makeRows(
  builder: DocumentBuilder,
  fields: readonly FormField[],
  { parent, x, width }: Frame,
): Block[] {
  return gatherRows(fields)
    .flatMap(separateChoices)
    .map((row) => {
      const cells = row.map((field) => {
        const share = shares[row.length === 1 ? widthAlone(field) : field.width];
        const cellWidth = width * share - gutter * (1 - share);
        return { cell: makeCell(builder, field, cellWidth), cellWidth };
      });
      const head = Math.max(...cells.map(({ cell }) => cell.head));
      return {
        spaceBefore: 12,
        height: head + Math.max(...cells.map(({ cell }) => bodyHeight(cell, head))),
        stretch: row.some(({ kind }) => kind === 'multiline'),
        draw: (sheet, top, extra) => {
          let left = x;
          for (const { cell, cellWidth } of cells) {
            cell.draw({ sheet, parent, x: left, top }, { head, extra });
            left += cellWidth + gutter;
          }
        },
      };
    });
}

/** A check box has its label beside it and starts at the top of the row. */
function bodyHeight(cell: Cell, head: number): number {
  return cell.head === 0 ? cell.body - head : cell.body;
}

function gatherRows(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = [];
  let room = 0;
  for (const field of fields) {
    const share = shares[field.width];
    if (share > room + 0.01) {
      rows.push([]);
      room = 1;
    }
    rows.at(-1)?.push(field);
    room -= share;
  }
  return rows;
}

function separateChoices(row: FormField[]): FormField[][] {
  return row.some(({ kind }) => kind === 'choice') ? row.map((field) => [field]) : [row];
}

function widthAlone({ kind, width }: FormField) {
  return kind === 'date' || kind === 'checkbox' ? width : 'full';
}
