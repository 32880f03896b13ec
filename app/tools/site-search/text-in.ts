import type { MDXContent } from 'mdx/types';
import { Children, isValidElement, type ReactNode } from 'react';
import { withoutTermLinks } from '#app/catalog/term-links.ts';

/** The words of an MDX text. Calling the compiled component returns its elements. */
export function textInMdx(Text: MDXContent): string {
  return textInNode(Text({}));
}

function textInNode(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) =>
      isValidElement<{ children?: ReactNode }>(part) ? textInNode(part.props.children) : String(part),
    )
    .join(' ');
}

/** Every text in a value of company/content, without addresses. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return /^[/#]|^\w+:/.test(value) ? '' : withoutTermLinks(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textIn).filter(Boolean).join(' ');
}
