import { sampleNotice } from '#app/content/claims/forms.ts';
import { banner } from '#app/content/claims.ts';
import { mark, markSize } from '#app/mark.ts';
import { site } from '#app/site.ts';
import type { Print } from './document.ts';
import { palette } from './palette.ts';
import { stroke } from './shapes.ts';
import { letter, type Sheet } from './sheet.ts';

const margin = 44;
export const column = { left: margin, right: letter.width - margin, width: letter.width - 2 * margin };
/** Where the content of a sheet has to end, so that the foot has air above it. */
export const lowest = letter.height - 62;

/** `size` in points, each way. */
export function drawMark(sheet: Sheet, x: number, top: number, size: number): void {
  sheet.paint(mark, { x, top, scale: size / markSize });
}

/** Mark, name and hotline at the head of a document. Returns where the content may begin. */
export function drawMasthead(print: Print, sheet: Sheet): number {
  drawMark(sheet, column.left, 33, 42);
  sheet.mark(print.structure.add(print.structure.document, 'P'), () => {
    sheet.text(site.name, column.left + 53, 61.5, { face: 'display', size: 23, colour: palette.navy });
  });
  sheet.mark(print.structure.add(print.structure.document, 'P'), () => {
    sheet.textRight(banner.hotline, column.right, 48, { face: 'text', size: 9.5, colour: palette.slate });
    sheet.textRight(site.claimsHotline.shown, column.right, 66, {
      face: 'strong',
      size: 15,
      colour: palette.navy,
    });
  });
  sheet.paint([stroke(`M${column.left} 88H${column.right}`, palette.line, 1)]);
  return 88;
}

/** The small head of every further sheet. Decoration: it repeats what the first one says. */
export function drawRunningHead(print: Print, sheet: Sheet): number {
  drawMark(sheet, column.left, 30, 22);
  sheet.text(site.name, column.left + 29, 45.5, { face: 'display', size: 12.5, colour: palette.navy });
  sheet.textRight(print.title, column.right, 45.5, { face: 'strong', size: 10, colour: palette.slate });
  sheet.paint([stroke(`M${column.left} 60H${column.right}`, palette.line, 1)]);
  return 66;
}

/** Notice and page number at the foot of every sheet. Read aloud once, on the first one. */
export function drawFeet(print: Print): void {
  const ink = { face: 'text', size: 8.5, colour: palette.slate } as const;
  const baseline = letter.height - 34;
  print.sheets.forEach((sheet, index) => {
    sheet.paint([stroke(`M${column.left} ${baseline - 15}H${column.right}`, palette.line, 1)]);
    const showNotice = () => sampleNotice && sheet.text(sampleNotice, column.left, baseline, ink);
    if (index === 0 && sampleNotice)
      sheet.mark(print.structure.add(print.structure.document, 'P'), showNotice);
    else showNotice();
    sheet.textRight(`Page ${index + 1} of ${print.sheets.length}`, column.right, baseline, ink);
  });
}
