import { type PDFContext, PDFHexString, type PDFRef } from '@cantoo/pdf-lib';
import { type Sheet, usLetter } from './sheet.ts';

export type Bookmark = { title: string; sheet: Sheet; top: number };

/** Writes the bookmarks that PDF readers show beside the pages. Returns the outline's root, for the catalog. */
export function writeOutline(context: PDFContext, bookmarks: Bookmark[]): PDFRef {
  const root = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  bookmarks.forEach(({ title, sheet, top }, index) => {
    const [previous, own, next] = [refs[index - 1], refs[index], refs[index + 1]];
    if (!own) return;
    context.assign(
      own,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: root,
        Dest: [sheet.page.ref, 'XYZ', null, Math.round(usLetter.height - top), null],
        ...(previous ? { Prev: previous } : {}),
        ...(next ? { Next: next } : {}),
      }),
    );
  });
  const [first = null, last = null] = [refs[0], refs.at(-1)];
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
  return root;
}
