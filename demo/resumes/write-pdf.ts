import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Resume } from './resume.ts';

type Style = {
  fonts: { regular: StandardFonts; bold: StandardFonts; italic: StandardFonts };
  /** Red, green and blue, from 0 to 1. */
  accent: [number, number, number];
  head: 'centered' | 'left';
  size: number;
};

const times = {
  regular: StandardFonts.TimesRoman,
  bold: StandardFonts.TimesRomanBold,
  italic: StandardFonts.TimesRomanItalic,
};
const helvetica = {
  regular: StandardFonts.Helvetica,
  bold: StandardFonts.HelveticaBold,
  italic: StandardFonts.HelveticaOblique,
};

const styles = {
  classic: { fonts: times, accent: [0.1, 0.1, 0.1], head: 'centered', size: 11.5 },
  modern: { fonts: helvetica, accent: [0.11, 0.36, 0.46], head: 'left', size: 10.5 },
  plain: { fonts: helvetica, accent: [0.35, 0.2, 0.36], head: 'centered', size: 10.5 },
} satisfies Record<string, Style>;

export type ResumeStyle = keyof typeof styles;
export const resumeStyles = Object.keys(styles) as ResumeStyle[];

/** US Letter, in points. */
const paper = { width: 612, height: 792 };
const margin = 62;
const column = paper.width - 2 * margin;
const black = rgb(0.12, 0.12, 0.14);
const gray = rgb(0.38, 0.38, 0.42);
/** A fixed date, so that the same resume is always the same file. */
const written = new Date('2026-09-01T12:00:00Z');

/** Sets a resume in the standard fonts, on as many pages as it needs. */
export async function writePdf(resume: Resume, styleName: ResumeStyle): Promise<Uint8Array> {
  const { fonts, accent, head, size }: Style = styles[styleName];
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(`Resume of ${resume.name}`);
  pdf.setAuthor(resume.name);
  pdf.setCreationDate(written);
  const regular = await pdf.embedFont(fonts.regular);
  const bold = await pdf.embedFont(fonts.bold);
  const italic = await pdf.embedFont(fonts.italic);
  const color = rgb(...accent);
  let page: PDFPage = pdf.addPage([paper.width, paper.height]);
  let y = paper.height - margin;

  function startPage(): void {
    page = pdf.addPage([paper.width, paper.height]);
    y = paper.height - margin;
  }

  function paragraph(text: string, { font = regular, indent = 0 } = {}): void {
    for (const line of breakLines(text, font, size, column - indent)) {
      if (y < margin) startPage();
      page.drawText(line, { x: margin + indent, y, size, font, color: black });
      y -= size * 1.36;
    }
  }

  function heading(text: string): void {
    // A heading never ends a page.
    if (y < margin + size * 6) startPage();
    y -= size * 0.9;
    page.drawText(text.toUpperCase(), { x: margin, y, size: size * 0.92, font: bold, color });
    y -= 5;
    page.drawLine({ start: { x: margin, y }, end: { x: margin + column, y }, thickness: 0.7, color });
    y -= size * 1.4;
  }

  function drawHeadLine(text: string, font: PDFFont, fontSize: number, ink: Color): void {
    const centered = (paper.width - font.widthOfTextAtSize(text, fontSize)) / 2;
    page.drawText(text, { x: head === 'centered' ? centered : margin, y, size: fontSize, font, color: ink });
  }

  drawHeadLine(resume.name, bold, 23, color);
  y -= 22;
  for (const line of resume.contact) {
    drawHeadLine(line, regular, 9.5, gray);
    y -= 14;
  }
  y -= 8;
  for (const { style, text, side = '', startsPage } of resume.blocks) {
    if (startsPage || y < margin + (style === 'role' ? size * 4 : 0)) startPage();
    if (style === 'heading') heading(text);
    else if (style === 'summary') paragraph(text, { font: italic });
    else if (style === 'role') {
      const right = margin + column - regular.widthOfTextAtSize(side, size);
      page.drawText(side, { x: right, y, size, font: regular, color: gray });
      paragraph(text, { font: bold });
    } else if (style === 'point') {
      page.drawText('•', { x: margin + 4, y, size, font: regular, color });
      paragraph(text, { indent: 16 });
    } else paragraph(text);
  }
  return pdf.save();
}

function breakLines(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
