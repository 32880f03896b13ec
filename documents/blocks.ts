import { breakLines } from '../server/website/finish/social/cut-font.ts';
import type { DocumentBuilder } from './document-builder.ts';
import { contentBottom, contentTop } from './masthead.ts';
import type { Sheet, TextStyle } from './sheet.ts';
import type { Element, Role } from './structure.ts';

/** A part of a page that is never split. A block that can stretch grows to fill its page, or shrinks a little to save one. */
export type Block = {
  height: number;
  spaceBefore: number;
  keepWithNext?: boolean;
  stretch?: boolean;
  draw(sheet: Sheet, top: number, extra: number): void;
};

type Start = { sheet: Sheet; top: number };
const maxStretch = 160;
const maxShrink = 6;

/** Stacks blocks on as many pages as they need. */
export function placeBlocks(blocks: Block[], start: Start, startPage: () => Start): void {
  const pages = divideIntoPages(groupBlocks(blocks), start.top);
  pages.forEach((page, index) => {
    let { sheet, top } = index === 0 ? start : startPage();
    const room = contentBottom - top - measure(page);
    // The last page keeps its height.
    const spare = index === pages.length - 1 ? Math.min(0, room) : room;
    const share = Math.min(maxStretch, spare / Math.max(1, countStretching(page)));
    for (const block of page) {
      const extra = block.stretch ? share : 0;
      block.draw(sheet, top + block.spaceBefore, extra);
      top += block.spaceBefore + block.height + extra;
    }
  });
}

type Plan = { waste: number; pages: Block[][] };

/** Chooses the page breaks that leave the least empty: the sum of squares, so that no page is half empty. */
function divideIntoPages(groups: Block[][], firstTop: number): Block[][] {
  /** The best pages for the groups before each index. */
  const plans: (Plan | undefined)[] = [{ waste: 0, pages: [] }];
  for (let end = 1; end <= groups.length; end++) {
    for (const [start, before] of plans.slice(0, end).entries()) {
      if (!before) continue;
      const page = groups.slice(start, end).flat();
      const room = contentBottom - (start === 0 ? firstTop : contentTop) - measure(page);
      if (room < -maxShrink * countStretching(page)) continue;
      const stretch = end === groups.length ? 0 : maxStretch * countStretching(page);
      const waste = before.waste + Math.max(0, room - stretch) ** 2;
      if (waste < (plans[end]?.waste ?? Infinity)) plans[end] = { waste, pages: [...before.pages, page] };
    }
  }
  const best = plans[groups.length];
  if (!best) throw new Error('A block is taller than a page. Split it.');
  return best.pages;
}

function countStretching(blocks: Block[]): number {
  return blocks.filter(({ stretch }) => stretch).length;
}

function measure(blocks: Block[]): number {
  return blocks.reduce((sum, { spaceBefore, height }) => sum + spaceBefore + height, 0);
}

function groupBlocks(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    if (open) groups.at(-1)?.push(block);
    else groups.push([block]);
    open = block.keepWithNext ?? false;
  }
  return groups;
}

export type ParagraphStyle = TextStyle & { leading: number };

/** Text broken into lines and measured. */
export type TextLayout = { lines: string[]; height: number; style: ParagraphStyle };

export function layOutText(builder: DocumentBuilder, text: string, width: number, style: ParagraphStyle) {
  const lines = wrapText(text, width, (line) => builder.faces[style.face].measure(line, style.size));
  return { lines, height: lines.length * style.leading, style };
}

/** Breaks text into lines. Sets it slightly narrower if that avoids a very short last line. */
function wrapText(text: string, width: number, measure: (line: string) => number): string[] {
  const lastWidth = (lines: string[]) => measure(lines.at(-1) ?? '');
  let best = breakLines(text, width, measure);
  const count = best.length;
  for (let share = 0.98; count > 1 && lastWidth(best) < width * 0.25 && share > 0.84; share -= 0.02) {
    const tighter = breakLines(text, width * share, measure);
    if (tighter.length > count) break;
    if (lastWidth(tighter) > lastWidth(best)) best = tighter;
  }
  return best;
}

export function drawText(sheet: Sheet, { lines, style }: TextLayout, x: number, top: number): void {
  // Centers the capitals in the line.
  const baseline = style.leading / 2 + style.size * 0.35;
  lines.forEach((line, index) => {
    sheet.text(line, x, top + baseline + index * style.leading, style);
  });
}

export type TextBlock = { parent: Element; role: Role; x: number; width: number; spaceBefore: number };

export function textBlock(
  builder: DocumentBuilder,
  text: string,
  style: ParagraphStyle,
  at: TextBlock,
): Block {
  const set = layOutText(builder, text, at.width, style);
  return {
    height: set.height,
    spaceBefore: at.spaceBefore,
    draw: (sheet, top) =>
      sheet.tag(builder.structure.add(at.parent, at.role), () => drawText(sheet, set, at.x, top)),
  };
}
