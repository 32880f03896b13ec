import type { ReactNode } from 'react';
import { glossary } from '#app/content/glossary/index.ts';
import { createTermFinder } from './find-terms.ts';

/** Makes a function that links each glossary term at its first mention. Call it on a page's texts in their order. */
export function createTermLinker(): (text: string) => ReactNode {
  const find = createTermFinder(glossary);
  return (text) =>
    find(text).map((piece) =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <a key={piece.slug} href={`/resources/glossary#${piece.slug}`} className="glossary-link">
          {piece.words}
        </a>
      ),
    );
}
