import type { MDXContent } from 'mdx/types';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { slugOf } from '#domain/slug.ts';

type Parent = ReactElement<{ children?: ReactNode }>;

/** Lists the second-level headings of an MDX text. Calling the compiled component returns its elements. */
export function headingsIn(Text: MDXContent): string[] {
  const whole = Text({}) as Parent;
  return Children.toArray(whole.props.children)
    .filter((part): part is Parent => isValidElement(part) && part.type === 'h2')
    .map((heading) => String(heading.props.children));
}

/** Makes the id of a heading: 'What it doesn’t cover' → 'what-it-doesnt-cover'. */
export function anchorOf(heading: string): string {
  return slugOf(heading.replaceAll(/['’]/g, ''));
}
