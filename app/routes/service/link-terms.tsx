import type { ReactNode } from 'react';
import { hasGlossary } from '#app/catalog/optional-pages.ts';
import { splitTermLinks, withoutTermLinks } from '#app/catalog/term-links.ts';
import { Anchor } from '#app/ui/anchor.tsx';

/** Renders a text with its links to the glossary. Without a glossary, their words are plain. */
export function linkTerms(text: string): ReactNode {
  if (!hasGlossary) return withoutTermLinks(text);
  return splitTermLinks(text).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Anchor key={piece.slug} href={`/resources/glossary#${piece.slug}`} className="glossary-link">
        {piece.words}
      </Anchor>
    ),
  );
}
