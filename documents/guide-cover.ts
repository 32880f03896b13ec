import type { PDFImage } from '@cantoo/pdf-lib';
import { site } from '#company/site.ts';
import { hotline } from '#content/phrases/hotline.ts';
import { valley } from '../scripts/pictures/default-hero.ts';
import { drawText, layOutText, type TextLayout } from './blocks.ts';
import type { DocumentBuilder } from './document-builder.ts';
import type { Step } from './guide.ts';
import { column, drawMark } from './masthead.ts';
import { mix, palette } from './palette.ts';
import { box, disc, down, glow } from './shapes.ts';
import { type Sheet, usLetter } from './sheet.ts';

const title = { face: 'display', size: 50, leading: 54, color: palette.navy } as const;
/** For a title of more than one line. */
const longTitle = { ...title, size: 42, leading: 46 };
const subtitle = { face: 'text', size: 18, leading: 26, color: palette.slate } as const;
const entry = { face: 'strong', size: 14, leading: 16, color: palette.navy } as const;
const cardTitle = { face: 'text', size: 11.5, leading: 15, color: palette.fog } as const;
const numeral = { face: 'display', size: 12.5, color: palette.navy } as const;

/** The cover: picture, title, table of contents and hotline. */
export function drawCover(
  builder: DocumentBuilder,
  words: { title: string; subtitle: string },
  steps: Step[],
  picture: PDFImage | undefined,
): void {
  const { structure } = builder;
  const sheet = builder.addSheet();
  const height = picture ? drawPicture(sheet, picture) : drawValley(sheet);
  drawMark(sheet, column.left, 34, 42);
  sheet.tag(structure.add(structure.document, 'P'), () =>
    sheet.text(site.name, column.left + 53, 62.5, { face: 'display', size: 23, color: palette.navy }),
  );

  const heading = layOutTitle(builder, words.title);
  let top = height + 24;
  sheet.tag(structure.add(structure.document, 'H1'), () => drawText(sheet, heading, column.left, top));
  top += heading.height + 4;
  const below = layOutText(builder, words.subtitle, column.width, subtitle);
  sheet.tag(structure.add(structure.document, 'P'), () => drawText(sheet, below, column.left, top));
  top += below.height + 22;
  drawContents(builder, steps, top);
}

function layOutTitle(builder: DocumentBuilder, text: string): TextLayout {
  const set = layOutText(builder, text, column.width, title);
  return set.lines.length > 1 ? layOutText(builder, text, column.width, longTitle) : set;
}

/** Over the whole width. Returns its height. */
function drawPicture(sheet: Sheet, { ref, width, height }: PDFImage): number {
  const drawn = (usLetter.width * height) / width;
  sheet.image(ref, 0, 0, usLetter.width, drawn);
  return drawn;
}

function drawValley(sheet: Sheet): number {
  const { width, height, sky, sun, hills } = valley('day');
  const scale = usLetter.width / width;
  const behind = mix(sky.high, sky.low, sun.y / height);
  const glowing = mix(behind, sun.color, 0.55);
  sheet.paint(
    [
      box(0, 0, width, height, 0, down(sky.high, sky.low)),
      glow(sun.x, sun.y, sun.glow, glowing, behind),
      disc(sun.x, sun.y, sun.radius, sun.color),
      ...hills,
    ],
    { scale },
  );
  return height * scale;
}

function drawContents(builder: DocumentBuilder, steps: Step[], top: number): void {
  const { structure } = builder;
  const sheet = builder.sheets[0];
  if (!sheet) return;
  const list = structure.add(structure.document, 'L');
  const rows = Math.ceil(steps.length / 2);
  steps.forEach((step, index) => {
    const x = column.left + Math.floor(index / rows) * 190;
    const at = top + (index % rows) * 33;
    sheet.paint([disc(x + 11, at + 10, 11, palette.amber)]);
    sheet.tag(structure.add(structure.add(list, 'LI'), 'LBody'), () => {
      const width = builder.faces.display.measure(String(step.number), numeral.size);
      sheet.text(String(step.number), x + 11 - width / 2, at + 14.4, numeral);
      const name = layOutText(builder, step.title, 150, entry);
      drawText(sheet, name, x + 31, at + 10 - name.height / 2);
    });
  });
  const card = { x: column.right - 140, width: 140 };
  sheet.paint([box(card.x, top - 4, card.width, rows * 33, 14, palette.navy)]);
  sheet.tag(structure.add(structure.document, 'P'), () => {
    const name = layOutText(builder, hotline.title, card.width - 32, cardTitle);
    // More lines grow upward from the number.
    drawText(sheet, name, card.x + 16, top + 53.475 - name.height);
    sheet.text(site.claimsHotline.shown, card.x + 16, top + 74, {
      face: 'display',
      size: 15.5,
      color: palette.amber,
    });
  });
}
