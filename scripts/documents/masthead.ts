import { sampleNotice } from '#app/content/claims/forms.ts';
import { banner } from '#app/content/claims.ts';
import { site } from '#app/site.ts';
import type { Print } from './document.ts';
import { mix, palette } from './palette.ts';
import { box, path, type Shape, stroke } from './shapes.ts';
import { letter, type Sheet } from './sheet.ts';

const margin = 44;
export const column = { left: margin, right: letter.width - margin, width: letter.width - 2 * margin };
/** Where the content of a sheet has to end, so that the foot has air above it. */
export const lowest = letter.height - 62;

const beam = mix(palette.navy, palette.amber, 0.55);
/** The lighthouse of the site's logo, 40 by 40. */
const lighthouse: Shape[] = [
  box(0, 0, 40, 40, 12, palette.navy),
  path('M16 13 2 8.5v9z', beam),
  path('M24 13 38 8.5v9z', beam),
  path('M15.4 10.2 20 6l4.6 4.2z', palette.coral),
  box(16, 10.2, 8, 5.6, 1, palette.amber),
  box(13.6, 15.8, 12.8, 2.4, 1.2, palette.fog),
  path('M15.6 18.2h8.8l.75 6.2H14.85z', palette.fog),
  path('M14.85 24.4h10.3l.6 5h-11.5z', palette.coral),
  path('M14.25 29.4h11.5l.55 4.6h-12.6z', palette.fog),
];

export function drawMark(sheet: Sheet, x: number, top: number, scale: number): void {
  sheet.paint(lighthouse, { x, top, scale });
}

/** Mark, name and hotline at the head of a document. Returns where the content may begin. */
export function drawMasthead(print: Print, sheet: Sheet): number {
  drawMark(sheet, column.left, 33, 1.05);
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
  drawMark(sheet, column.left, 30, 0.55);
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
