import { expect, test } from 'vitest';
import { type Block, placeBlocks } from './blocks.ts';
import { startDocument } from './document-builder.ts';
import { contentBottom, contentTop } from './masthead.ts';

type Shape = { height: number } & Partial<Pick<Block, 'stretch' | 'keepWithNext'>>;

/** The blocks of each page, with what each grows by. */
async function place(shapes: Record<string, Shape>) {
  const builder = await startDocument({ title: 'Blocks', description: '', file: '/blocks.pdf' });
  const startPage = () => ({ sheet: builder.addSheet(), top: contentTop });
  const pages: string[][] = [];
  const blocks = Object.entries(shapes).map(([name, shape]) => ({
    ...shape,
    spaceBefore: 0,
    draw: (_: unknown, top: number, extra: number) => {
      expect(top + shape.height + extra).toBeLessThanOrEqual(contentBottom);
      const page = builder.sheets.length - 1;
      pages[page] = [...(pages[page] ?? []), extra === 0 ? name : `${name} +${extra}`];
    },
  }));
  placeBlocks(blocks, startPage(), startPage);
  return pages;
}

const full = contentBottom - contentTop;

test('a field that can grow moves to the next page, if that would be half empty', async () => {
  const pages = await place({
    account: { height: full / 2 - 10, stretch: true },
    damage: { height: full / 2, stretch: true },
    others: { height: full / 2 - 8 },
    signature: { height: full * 0.6 },
  });
  expect(pages).toEqual([['account +160'], ['damage +8', 'others'], ['signature']]);
});

test('a heading stays with what follows it', async () => {
  const pages = await place({
    text: { height: full - 40 },
    heading: { height: 24, keepWithNext: true },
    list: { height: 100 },
  });
  expect(pages).toEqual([['text'], ['heading', 'list']]);
});

test('a field shrinks a little if that saves a page', async () => {
  const pages = await place({ account: { height: 100, stretch: true }, list: { height: full - 96 } });
  expect(pages).toEqual([['account +-4', 'list']]);
});

test('a block that fits on no page is refused', async () => {
  await expect(place({ list: { height: full + 1 } })).rejects.toThrow('taller than a page');
});
