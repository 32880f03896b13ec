import type { MDXContent } from 'mdx/types';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { anchorOf } from '#domain/slug.ts';

type Parent = ReactElement<{ id?: string; children?: ReactNode }>;
type Part = { heading: string; id: string };

/** Lists the second-level headings of an MDX text. Calling the compiled component returns its elements. */
export function headingsIn(Text: MDXContent): Part[] {
  const whole = Text({}) as Parent;
  return Children.toArray(whole.props.children)
    .filter((part): part is Parent => isValidElement(part) && part.type === 'h2')
    .map(({ props }) => {
      const heading = String(props.children);
      return { heading, id: props.id ?? anchorOf(heading) };
    });
}
