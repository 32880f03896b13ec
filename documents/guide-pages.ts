import { drawText, layOutText, type ParagraphStyle } from './blocks.ts';
import type { DocumentBuilder } from './document-builder.ts';
import { englishQuestions } from './english-names.ts';
import { outlineBox } from './form-cells.ts';
import type { Step } from './guide.ts';
import { column, drawRunningHead } from './masthead.ts';
import { palette } from './palette.ts';
import { stage } from './scenes/figures.ts';
import { disc, roundedBox, stroke } from './shapes.ts';
import { type Sheet, usLetter } from './sheet.ts';
import type { Element } from './structure.ts';
import { addTextField } from './widgets.ts';

const body = { face: 'text', size: 17, leading: 26, color: palette.navy } as const;
const narrow = { face: 'text', size: 16.5, leading: 25, color: palette.navy } as const;
const point = { face: 'strong', size: 16.5, leading: 24, color: palette.navy } as const;
const label = { face: 'strong', size: 13.5, leading: 19, color: palette.navy } as const;

/** Where a step is drawn, and the element that holds it. */
type Target = { builder: DocumentBuilder; sheet: Sheet; section: Element };
type Area = { x: number; top: number; width: number };

/** A page with one step: drawing, text, checklist. */
export function drawStep(builder: DocumentBuilder, step: Step): void {
  const { target, top: start } = startPage(builder);
  const area = { x: column.left, width: column.width };
  let top = drawScene(target, step, { ...area, top: start }) + 22;
  top = drawTitle(target, step, { ...area, top }, 32) + 10;
  top = drawParagraphs(target, step.text, body, { ...area, top }, 9);
  drawPoints(target, step.points ?? [], top + 7);
}

/** A page with two short steps side by side. */
export function drawPair(builder: DocumentBuilder, steps: Step[]): void {
  const sheet = builder.addSheet();
  const start = drawRunningHead(builder, sheet) + 12;
  const width = (column.width - 28) / 2;
  steps.forEach((step, index) => {
    const target = { builder, sheet, section: addSection(builder) };
    const area = { x: column.left + index * (width + 28), width };
    let top = drawScene(target, step, { ...area, top: start }) + 22;
    top = drawTitle(target, step, { ...area, top }, 20) + 12;
    drawParagraphs(target, step.text, narrow, { ...area, top }, 12);
  });
}

/** The last page, with fields for the reader's own numbers. */
export function drawNumbers(builder: DocumentBuilder, step: Step): void {
  const { target, top: start } = startPage(builder);
  const { sheet, section } = target;
  const bottom = drawScene(target, step, { x: column.right - 250, top: start, width: 250 });
  const area = { x: column.left, width: 256 };
  let top = drawTitle(target, step, { ...area, top: start + 18 }, 32) + 10;
  drawParagraphs(target, step.text, body, { ...area, top }, 9);
  top = bottom + 24;
  for (const [index, question] of (step.points ?? []).entries()) {
    drawParagraphs(target, [question], label, { x: column.left, top, width: column.width }, 0);
    const place = { x: column.left, top: top + 22, width: column.width, height: 38 };
    sheet.paint([outlineBox(place)]);
    const inside = { x: place.x + 8, top: place.top + 7, width: place.width - 16, height: 24 };
    addTextField(
      { builder, sheet, parent: section, place: inside },
      { name: nameField(englishQuestions[index] ?? ''), tooltip: `${question}.` },
    );
    top += 77;
  }
}

function startPage(builder: DocumentBuilder): { target: Target; top: number } {
  const target = { builder, sheet: builder.addSheet(), section: addSection(builder) };
  return { target, top: drawRunningHead(builder, target.sheet) + 12 };
}

function addSection({ structure }: DocumentBuilder): Element {
  return structure.add(structure.document, 'Sect');
}

function drawScene({ builder, sheet, section }: Target, step: Step, { x, top, width }: Area): number {
  const scale = width / stage.width;
  const height = stage.height * scale;
  const figure = builder.structure.add(section, 'Figure', step.scene);
  figure.box = [x, usLetter.height - top - height, x + width, usLetter.height - top];
  sheet.tag(figure, () =>
    sheet.paint(step.drawing, { x, top, scale, frame: roundedBox(0, 0, stage.width, stage.height, 18) }),
  );
  return top + height;
}

function drawTitle({ builder, sheet, section }: Target, step: Step, area: Area, size: number): number {
  const radius = size * 0.62;
  const style = { face: 'display', size, leading: size * 1.16, color: palette.navy } as const;
  const indent = radius * 2 + size * 0.38;
  const set = layOutText(builder, step.title, area.width - indent, style);
  const middle = area.top + style.leading / 2;
  builder.bookmarks.push({ title: step.title, sheet, top: 0 });
  sheet.paint([disc(area.x + radius, middle, radius, palette.amber)]);
  sheet.tag(builder.structure.add(section, 'H2'), () => {
    const digits = String(step.number);
    const numeral = { ...style, size: size * 0.66 };
    const width = builder.faces.display.measure(digits, numeral.size);
    sheet.text(digits, area.x + radius - width / 2, middle + numeral.size * 0.34, numeral);
    drawText(sheet, set, area.x + indent, area.top);
  });
  return area.top + set.height;
}

/** Returns where the next paragraph would start. */
function drawParagraphs(
  { builder, sheet, section }: Target,
  texts: readonly string[],
  style: ParagraphStyle,
  { x, top: start, width }: Area,
  gap: number,
): number {
  let top = start;
  for (const text of texts) {
    const set = layOutText(builder, text, width, style);
    sheet.tag(builder.structure.add(section, 'P'), () => drawText(sheet, set, x, top));
    top += set.height + gap;
  }
  return top;
}

function drawPoints({ builder, sheet, section }: Target, points: readonly string[], start: number): void {
  if (points.length === 0) return;
  const list = builder.structure.add(section, 'L');
  let top = start;
  for (const text of points) {
    const set = layOutText(builder, text, column.width - 44, point);
    sheet.paint([
      disc(column.left + 14, top + 12, 12, palette.mist),
      stroke(`M${column.left + 8.5} ${top + 12.5}l4 4.5l7.5 -9.5`, palette.teal, 2.4),
    ]);
    const item = builder.structure.add(builder.structure.add(list, 'LI'), 'LBody');
    sheet.tag(item, () => drawText(sheet, set, column.left + 40, top));
    top += set.height + 11;
  }
}

function nameField(question: string): string {
  const [first = '', ...rest] = question.toLowerCase().match(/[a-z]+/g) ?? [];
  return [first, ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}
