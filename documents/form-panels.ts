import type { ClaimForm } from '#app/content/claims/forms/fields.ts';
import { type Block, drawText, setText } from './blocks.ts';
import type { Print } from './document.ts';
import { outlineBox } from './form-cells.ts';
import { makeRows } from './form-rows.ts';
import { column } from './masthead.ts';
import { palette } from './palette.ts';
import { box, disc } from './shapes.ts';
import { addTextField } from './widgets.ts';

const padding = 16;
const inner = { x: column.left + padding, width: column.width - 2 * padding };
const title = { face: 'display', size: 15, leading: 20, colour: palette.navy } as const;
const plain = { face: 'text', size: 10.5, leading: 15, colour: palette.navy } as const;
const declared = { face: 'strong', size: 11.5, leading: 16, colour: palette.navy } as const;
const warning = { face: 'strong', size: 10, leading: 14, colour: palette.navy } as const;
const caption = { face: 'strong', size: 10.5, leading: 15, colour: palette.navy } as const;

/** A tinted panel with a heading and a list: what to attach, where to send it. */
export function makeListPanel(print: Print, heading: string, items: readonly string[], tint: string): Block {
  const set = items.map((item) => setText(print, item, inner.width - 16, plain));
  const gap = 4;
  const height = padding * 2 + 26 + set.reduce((sum, item) => sum + item.height + gap, 0) - gap;
  return {
    space: 20,
    height,
    draw: (sheet, top) => {
      print.bookmarks.push({ title: heading, sheet, top: top - 12 });
      const section = print.structure.add(print.structure.document, 'Sect');
      sheet.paint([box(column.left, top, column.width, height, 12, tint)]);
      sheet.mark(print.structure.add(section, 'H2'), () =>
        drawText(sheet, setText(print, heading, inner.width, title), inner.x, top + padding - 2),
      );
      const list = print.structure.add(section, 'L');
      let at = top + padding + 26;
      for (const item of set) {
        sheet.paint([disc(inner.x + 3, at + 7.5, 2.6, palette.teal)]);
        const body = print.structure.add(print.structure.add(list, 'LI'), 'LBody');
        sheet.mark(body, () => drawText(sheet, item, inner.x + 16, at));
        at += item.height + gap;
      }
    },
  };
}

/** Declaration, New York's fraud warning and, directly below it, the line for the signature. One piece. */
export function makeSignaturePanel(print: Print, signature: ClaimForm['signature']): Block {
  const section = print.structure.add(print.structure.document, 'Sect');
  const declaration = setText(print, signature.declaration, inner.width, declared);
  const fraud = setText(print, signature.fraudWarning, inner.width - 18, warning);
  const label = setText(print, signature.label, inner.width, caption);
  const rows = makeRows(print, signature.fields, { parent: section, ...inner });
  const signHeight = 44;
  const rowsHeight = rows.reduce((sum, row) => sum + row.space + row.height, 0);
  const height =
    padding +
    declaration.height +
    12 +
    fraud.height +
    10 +
    signHeight +
    4 +
    label.height +
    rowsHeight +
    padding;
  return {
    space: 20,
    height,
    draw: (sheet, top) => {
      print.bookmarks.push({ title: signature.label, sheet, top: top - 12 });
      sheet.paint([
        {
          ...box(column.left, top, column.width, height, 12, palette.white),
          stroke: palette.navy,
          width: 1.4,
        },
      ]);
      let at = top + padding;
      sheet.mark(print.structure.add(section, 'P'), () => drawText(sheet, declaration, inner.x, at));
      at += declaration.height + 12;
      sheet.paint([box(inner.x, at, 4, fraud.height, 2, palette.coral)]);
      sheet.mark(print.structure.add(section, 'P'), () => drawText(sheet, fraud, inner.x + 18, at));
      at += fraud.height + 10;
      const place = { x: inner.x, top: at, width: inner.width, height: signHeight };
      sheet.paint([outlineBox(place)]);
      addTextField(
        {
          print,
          sheet,
          parent: section,
          place: { ...place, x: place.x + 8, top: at + 18, width: place.width - 16, height: 24 },
        },
        { name: 'signature', tooltip: `${signature.label}.` },
      );
      at += signHeight + 4;
      sheet.mark(print.structure.add(section, 'P'), () => drawText(sheet, label, inner.x, at));
      at += label.height;
      for (const row of rows) {
        row.draw(sheet, at + row.space, 0);
        at += row.space + row.height;
      }
    },
  };
}
