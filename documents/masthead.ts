import { mark, markSize } from '#company/mark.ts';
import { site } from '#company/site.ts';
import { documentWords } from '#content/claims/document-words.ts';
import { sampleNotice } from '#content/claims/forms.ts';
import { hotline } from '#content/phrases/hotline.ts';
import { insurer } from '#content/phrases/insurer.ts';
import type { DocumentBuilder } from './document-builder.ts';
import { palette } from './palette.ts';
import { stroke } from './shapes.ts';
import { type Sheet, usLetter } from './sheet.ts';

const margin = 44;
export const column = { left: margin, right: usLetter.width - margin, width: usLetter.width - 2 * margin };
/** Where the content of every page but the first starts. */
export const contentTop = 66;
/** Where the content of a page ends, above the footer. */
export const contentBottom = usLetter.height - 62;

export function drawMark(sheet: Sheet, x: number, top: number, size: number): void {
  sheet.paint(mark, { x, top, scale: size / markSize });
}

/** Logo and hotline at the top of a document. Returns where the content starts. */
export function drawMasthead(builder: DocumentBuilder, sheet: Sheet): number {
  drawMark(sheet, column.left, 33, 42);
  sheet.tag(builder.structure.add(builder.structure.document, 'P'), () => {
    sheet.text(site.name, column.left + 53, 61.5, { face: 'display', size: 23, color: palette.navy });
  });
  sheet.tag(builder.structure.add(builder.structure.document, 'P'), () => {
    sheet.textRight(hotline.title, column.right, 48, { face: 'text', size: 9.5, color: palette.slate });
    sheet.textRight(site.claimsHotline.shown, column.right, 66, {
      face: 'strong',
      size: 15,
      color: palette.navy,
    });
  });
  sheet.paint([stroke(`M${column.left} 88H${column.right}`, palette.line, 1)]);
  return 88;
}

/** The small header of the other pages. Untagged, because it repeats the first page. */
export function drawRunningHead(builder: DocumentBuilder, sheet: Sheet): number {
  drawMark(sheet, column.left, 30, 22);
  sheet.text(site.name, column.left + 29, 45.5, { face: 'display', size: 12.5, color: palette.navy });
  sheet.textRight(builder.title, column.right, 45.5, { face: 'strong', size: 10, color: palette.slate });
  sheet.paint([stroke(`M${column.left} 60H${column.right}`, palette.line, 1)]);
  return contentTop;
}

/** Who insures, or that this is a sample, and the page number. The notice is tagged on the first page only, so screen readers read it once. */
export function drawFooters(builder: DocumentBuilder): void {
  const style = { face: 'text', size: 8.5, color: palette.slate } as const;
  const baseline = usLetter.height - 34;
  const notice = insurer ?? sampleNotice;
  // A long name is set smaller, and leaves room for the page number.
  const noticeWidth = builder.faces.text.measure(notice ?? '', style.size);
  const noticeSize = style.size * Math.min(1, (column.width - 70) / noticeWidth);
  builder.sheets.forEach((sheet, index) => {
    sheet.paint([stroke(`M${column.left} ${baseline - 15}H${column.right}`, palette.line, 1)]);
    const showNotice = () =>
      notice && sheet.text(notice, column.left, baseline, { ...style, size: noticeSize });
    if (index === 0 && notice) sheet.tag(builder.structure.add(builder.structure.document, 'P'), showNotice);
    else showNotice();
    const number = documentWords.pageOf(index + 1, builder.sheets.length);
    sheet.textRight(number, column.right, baseline, style);
  });
}
