import { documents } from '#app/content/claims/documents.ts';
import type { ClaimForm, FormSection } from '#app/content/claims/forms/fields.ts';
import { type Block, drawText, placeBlocks, setText, textBlock } from './blocks.ts';
import { type Print, startPrint } from './document.ts';
import { makeListPanel, makeSignaturePanel } from './form-panels.ts';
import { makeRows } from './form-rows.ts';
import { column, drawFeet, drawMasthead, drawRunningHead } from './masthead.ts';
import { palette } from './palette.ts';
import { box } from './shapes.ts';

const title = { face: 'display', size: 34, leading: 40, colour: palette.navy } as const;
const intro = { face: 'text', size: 11.5, leading: 17, colour: palette.navy } as const;
const heading = { face: 'display', size: 17, leading: 24, colour: palette.navy } as const;
const numeral = { face: 'display', size: 13, colour: palette.white } as const;
const remark = { face: 'text', size: 10.5, leading: 15, colour: palette.slate } as const;

/** Writes one claim form: what happened, what to attach, the signature, where to send it. */
export async function makeClaimForm(form: ClaimForm): Promise<Uint8Array> {
  const summary = documents.find(({ file }) => file === form.file)?.description ?? form.title;
  const print = await startPrint(form.title, summary);
  const sheet = print.addSheet();
  const start = { sheet, top: drawMasthead(print, sheet) };
  placeBlocks(makeBlocks(print, form), start, () => {
    const next = print.addSheet();
    return { sheet: next, top: drawRunningHead(print, next) };
  });
  drawFeet(print);
  return print.finish();
}

function makeBlocks(print: Print, form: ClaimForm): Block[] {
  const at = { parent: print.structure.document, x: column.left, width: column.width };
  return [
    textBlock(print, form.title, title, { ...at, role: 'H1', space: 14 }),
    ...form.intro.map((text) => textBlock(print, text, intro, { ...at, role: 'P', space: 8, width: 500 })),
    ...form.sections.flatMap((section, index) => makeSection(print, section, index + 1)),
    makeListPanel(print, form.attach.title, form.attach.items, palette.cream),
    makeSignaturePanel(print, form.signature),
    makeListPanel(print, form.send.title, form.send.lines, palette.mist),
  ];
}

function makeSection(print: Print, { title, text, fields }: FormSection, number: number): Block[] {
  const parent = print.structure.add(print.structure.document, 'Sect');
  const at = { parent, x: column.left, width: column.width };
  const words = setText(print, title, column.width - 36, heading);
  const head: Block = {
    space: 22,
    height: heading.leading,
    keep: true,
    draw: (sheet, top) => {
      print.bookmarks.push({ title, sheet, top: top - 12 });
      sheet.paint([box(column.left, top, 24, 24, 7, palette.navy)]);
      sheet.mark(print.structure.add(parent, 'H2'), () => {
        const width = print.faces.display.measure(String(number), numeral.size);
        sheet.text(String(number), column.left + 12 - width / 2, top + 16.5, numeral);
        drawText(sheet, words, column.left + 35, top);
      });
    },
  };
  const note = text
    ? [{ ...textBlock(print, text, remark, { ...at, role: 'P', space: 5 }), keep: true }]
    : [];
  return [head, ...note, ...makeRows(print, fields, at)];
}
