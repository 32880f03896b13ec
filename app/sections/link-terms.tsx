import type { ReactNode } from 'react';
import { glossary } from '#app/content/glossary/index.ts';
import { createTermFinder } from './find-terms.ts';

/** Texts of one page, in order, with a link to the glossary at each term's first mention. */
export function createTermLinker(): (text: string) => ReactNode {
  const find = createTermFinder(glossary);
  return (text) =>
    find(text).map((piece) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <a key={piece.slug} href={`/resources/glossary#${piece.slug}`} className="term">
          {piece.words}
        </a>
      ),
    );
}
