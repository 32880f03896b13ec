import type { ReactNode } from 'react';
import { splitTermLinks } from '#app/words/term-links.ts';

/** Renders a text with its links to the glossary. */
export function linkTerms(text: string): ReactNode {
  return splitTermLinks(text).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={piece.slug} href={`/resources/glossary#${piece.slug}`} className="glossary-link">
        {piece.words}
      </a>
    ),
  );
}
