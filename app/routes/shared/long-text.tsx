import type { MDXContent } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import markCurrentSection from '#app/runtime/inline/mark-current-section.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { Anchor } from '#app/ui/anchor.tsx';
import { reading } from '#content/reading.ts';
import { anchorOf } from '#domain/slug.ts';
import { headingsIn } from './headings-in.ts';

const components = { a: Anchor, h2: Heading, table: ScrollingTable, th: HeadCell, td: Cell };

/**
 * An MDX text from company/content. Wide screens show a table of contents beside it, which marks the section being read. Wide
 * tables scroll on their own, so the page never scrolls sideways.
 */
export function LongText({
  Text,
  children,
}: {
  Text: MDXContent /** Above the text. */;
  children?: ReactNode;
}) {
  return (
    <div className="shell section-space long-text">
      <nav aria-label={reading.parts} data-print="hide" className="contents-list">
        <p className="mb-2 font-bold">{reading.parts}</p>
        <ol>
          {headingsIn(Text).map(({ heading, id }) => (
            <li key={id}>
              <Anchor href={`#${id}`}>{heading}</Anchor>
            </li>
          ))}
        </ol>
      </nav>
      <div className="long-text-column">
        {children}
        <div className="prose">
          <Text components={components} />
        </div>
      </div>
      <InlineScript code={markCurrentSection} />
    </div>
  );
}

function Heading(props: ComponentProps<'h2'>) {
  return <h2 id={anchorOf(String(props.children))} {...props} />;
}

function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="table-scroll" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** MDX sets right-aligned columns (`---:`) by inline style, which the content security policy blocks. A class replaces it. */
function HeadCell({ style, className, ...props }: ComponentProps<'th'>) {
  return <th {...props} className={style ? 'figure' : className} />;
}

function Cell({ style, className, ...props }: ComponentProps<'td'>) {
  return <td {...props} className={style ? 'figure' : className} />;
}
