import type { ClaimForm } from '#company/shape/pdf-fields.ts';
import { language } from '#content/language.ts';
import { languages } from '#domain/languages.ts';
import { looksEnglish } from '#domain/looks-english.ts';
import { type Block, drawText, layOutText } from './blocks.ts';
import type { DocumentBuilder } from './document-builder.ts';
import { outlineBox } from './form-cells.ts';
import { makeRows } from './form-rows.ts';
import { column } from './masthead.ts';
import { palette } from './palette.ts';
import { box, disc } from './shapes.ts';
import { addTextField } from './widgets.ts';

const padding = 16;
const inner = { x: column.left + padding, width: column.width - 2 * padding };
const title = { face: 'display', size: 15, leading: 20, color: palette.navy } as const;
const plain = { face: 'text', size: 10.5, leading: 15, color: palette.navy } as const;
const declared = { face: 'strong', size: 11.5, leading: 16, color: palette.navy } as const;
const warning = { face: 'strong', size: 10, leading: 14, color: palette.navy } as const;
const caption = { face: 'strong', size: 10.5, leading: 15, color: palette.navy } as const;

/** A tinted panel with a heading and a list: what to attach, where to send it. */
export function makeListPanel(
  builder: DocumentBuilder,
  heading: string,
  items: readonly string[],
  tint: string,
): Block {
  const set = items.map((item) => layOutText(builder, item, inner.width - 16, plain));
  const gap = 4;
  const height = padding * 2 + 26 + set.reduce((sum, item) => sum + item.height + gap, 0) - gap;
  return {
    spaceBefore: 20,
    height,
    draw: (sheet, top) => {
      builder.bookmarks.push({ title: heading, sheet, top: top - 12 });
      const section = builder.structure.add(builder.structure.document, 'Sect');
      sheet.paint([box(column.left, top, column.width, height, 12, tint)]);
      sheet.tag(builder.structure.add(section, 'H2'), () =>
        drawText(sheet, layOutText(builder, heading, inner.width, title), inner.x, top + padding - 2),
      );
      const list = builder.structure.add(section, 'L');
      let at = top + padding + 26;
      for (const item of set) {
        sheet.paint([disc(inner.x + 3, at + 7.5, 2.6, palette.teal)]);
        const body = builder.structure.add(builder.structure.add(list, 'LI'), 'LBody');
        sheet.tag(body, () => drawText(sheet, item, inner.x + 16, at));
        at += item.height + gap;
      }
    },
  };
}

/** Declaration, fraud warning and, directly below it, the signature line. They stay together. */
export function makeSignaturePanel(builder: DocumentBuilder, signature: ClaimForm['signature']): Block {
  const section = builder.structure.add(builder.structure.document, 'Sect');
  const declaration = layOutText(builder, signature.declaration, inner.width, declared);
  const fraud = layOutText(builder, signature.fraudWarning, inner.width - 18, warning);
  const label = layOutText(builder, signature.label, inner.width, caption);
  const rows = makeRows(builder, signature.fields, { parent: section, ...inner });
  const signHeight = 44;
  const gaps = { belowDeclaration: 12, belowFraud: 10, belowSignature: 4 };
  const parts = [declaration.height, fraud.height, signHeight, label.height, ...Object.values(gaps)];
  const rowsHeight = rows.reduce((sum, row) => sum + row.spaceBefore + row.height, 0);
  const height = parts.reduce((sum, part) => sum + part, 2 * padding + rowsHeight);
  return {
    spaceBefore: 20,
    height,
    draw: (sheet, top) => {
      builder.bookmarks.push({ title: signature.label, sheet, top: top - 12 });
      sheet.paint([
        {
          ...box(column.left, top, column.width, height, 12, palette.white),
          stroke: palette.navy,
          width: 1.4,
        },
      ]);
      let at = top + padding;
      sheet.tag(builder.structure.add(section, 'P'), () => drawText(sheet, declaration, inner.x, at));
      at += declaration.height + gaps.belowDeclaration;
      sheet.paint([box(inner.x, at, 4, fraud.height, 2, palette.coral)]);
      const legal = builder.structure.add(section, 'P');
      if (isEnglishHere(signature.fraudWarning)) legal.lang = languages.en.locale;
      sheet.tag(legal, () => drawText(sheet, fraud, inner.x + 18, at));
      at += fraud.height + gaps.belowFraud;
      const place = { x: inner.x, top: at, width: inner.width, height: signHeight };
      sheet.paint([outlineBox(place)]);
      addTextField(
        {
          builder,
          sheet,
          parent: section,
          place: { ...place, x: place.x + 8, top: at + 18, width: place.width - 16, height: 24 },
        },
        { name: 'signature', tooltip: `${signature.label}.` },
      );
      at += signHeight + gaps.belowSignature;
      sheet.tag(builder.structure.add(section, 'P'), () => drawText(sheet, label, inner.x, at));
      at += label.height;
      for (const row of rows) {
        row.draw(sheet, at + row.spaceBefore, 0);
        at += row.spaceBefore + row.height;
      }
    },
  };
}

/** The law fixes the words of the warning, also in forms of other languages. */
function isEnglishHere(warning: string): boolean {
  return language.code !== 'en' && looksEnglish(warning);
}
