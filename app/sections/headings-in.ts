import type { MDXContent } from 'mdx/types';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

type Parent = ReactElement<{ children?: ReactNode }>;

/** The second-level headings of a text, in their order. An MDX text is a plain function of its parts. */
export function headingsIn(Text: MDXContent): string[] {
  const whole = Text({}) as Parent;
  return Children.toArray(whole.props.children)
    .filter((part): part is Parent => isValidElement(part) && part.type === 'h2')
    .map((heading) => String(heading.props.children));
}

/** What the address of a heading ends in: letters and digits, with a hyphen for all else. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
