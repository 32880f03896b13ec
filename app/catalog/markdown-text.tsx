import type { MDXContent } from 'mdx/types';
import { typeset } from '#company/shape/typeset.ts';

const wordsAMinute = 200;

/** A text of the office as a component, with its paragraphs. */
export function textOf(markdown: string): MDXContent {
  const paragraphs = markdown.split(/\n\s*\n/).map((paragraph) => typeset(paragraph.trim()));
  return () => (
    <>
      {paragraphs.filter(Boolean).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

/** How long a text takes to read. */
export function minutesOf(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / wordsAMinute));
}
