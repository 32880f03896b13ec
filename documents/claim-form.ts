import type { ClaimForm, FormSection } from '#company/shape/pdf-fields.ts';
import { type Block, drawText, layOutText, placeBlocks, textBlock } from './blocks.ts';
import { type DocumentBuilder, startDocument } from './document-builder.ts';
import { makeListPanel, makeSignaturePanel } from './form-panels.ts';
import { makeRows } from './form-rows.ts';
import { column, drawFooters, drawMasthead, drawRunningHead } from './masthead.ts';
import { palette } from './palette.ts';
import { box } from './shapes.ts';

const title = { face: 'display', size: 34, leading: 40, color: palette.navy } as const;
const intro = { face: 'text', size: 11.5, leading: 17, color: palette.navy } as const;
const heading = { face: 'display', size: 17, leading: 24, color: palette.navy } as const;
const numeral = { face: 'display', size: 13, color: palette.white } as const;
const remark = { face: 'text', size: 10.5, leading: 15, color: palette.slate } as const;

/** Creates a claim form: the questions, what to attach, the signature, where to send it. */
export async function makeClaimForm(form: ClaimForm): Promise<Uint8Array> {
  const builder = await startDocument(form);
  const sheet = builder.addSheet();
  const start = { sheet, top: drawMasthead(builder, sheet) };
  placeBlocks(makeBlocks(builder, form), start, () => {
    const next = builder.addSheet();
    return { sheet: next, top: drawRunningHead(builder, next) };
  });
  drawFooters(builder);
  return builder.finish();
}

function makeBlocks(builder: DocumentBuilder, form: ClaimForm): Block[] {
  const at = { parent: builder.structure.document, x: column.left, width: column.width };
  return [
    textBlock(builder, form.title, title, { ...at, role: 'H1', spaceBefore: 14 }),
    ...form.intro.map((text) =>
      textBlock(builder, text, intro, { ...at, role: 'P', spaceBefore: 8, width: 500 }),
    ),
    ...form.sections.flatMap((section, index) => makeSection(builder, section, index + 1)),
    makeListPanel(builder, form.attach.title, form.attach.items, palette.cream),
    makeSignaturePanel(builder, form.signature),
    makeListPanel(builder, form.send.title, form.send.lines, palette.mist),
  ];
}

function makeSection(
  builder: DocumentBuilder,
  { title, text, fields }: FormSection,
  number: number,
): Block[] {
  const parent = builder.structure.add(builder.structure.document, 'Sect');
  const at = { parent, x: column.left, width: column.width };
  const words = layOutText(builder, title, column.width - 36, heading);
  const head: Block = {
    spaceBefore: 22,
    height: heading.leading,
    keepWithNext: true,
    draw: (sheet, top) => {
      builder.bookmarks.push({ title, sheet, top: top - 12 });
      sheet.paint([box(column.left, top, 24, 24, 7, palette.navy)]);
      sheet.tag(builder.structure.add(parent, 'H2'), () => {
        const width = builder.faces.display.measure(String(number), numeral.size);
        sheet.text(String(number), column.left + 12 - width / 2, top + 16.5, numeral);
        drawText(sheet, words, column.left + 35, top);
      });
    },
  };
  const note = text
    ? [{ ...textBlock(builder, text, remark, { ...at, role: 'P', spaceBefore: 5 }), keepWithNext: true }]
    : [];
  return [head, ...note, ...makeRows(builder, fields, at)];
}
