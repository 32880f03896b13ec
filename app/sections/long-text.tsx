import type { MDXContent } from 'mdx/types';
import type { ComponentProps, ReactNode } from 'react';
import { reading } from '#app/content/reading.ts';
import { anchorOf, headingsIn } from './headings-in.ts';

const components = { h2: Heading, table: ScrollingTable, th: HeadCell, td: Cell };

/**
 * A text from content/, set for reading, with the way to its parts beside it where there is room. Wide tables scroll by
 * themselves, so that the page never does.
 */
export function LongText({ Text, children }: { Text: MDXContent; children?: ReactNode }) {
  return (
    <div className="shell section-space long-text">
      <nav aria-label={reading.parts} data-print="hide" className="text-sm max-lg:hidden">
        <p className="font-bold">{reading.parts}</p>
        <ol>
          {headingsIn(Text).map((heading) => (
            <li key={heading}>
              <a href={`#${anchorOf(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <div className="prose">
          <Text components={components} />
        </div>
        {children}
      </div>
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

/** A column set to the right in the text (`---:`) holds figures. It comes as an inline style, which our policy refuses. */
function HeadCell({ style, ...props }: ComponentProps<'th'>) {
  return <th {...props} className={style && 'figure'} />;
}

function Cell({ style, ...props }: ComponentProps<'td'>) {
  return <td {...props} className={style && 'figure'} />;
}
