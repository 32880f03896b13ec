import type { MDXContent } from 'mdx/types';
import type { ComponentProps } from 'react';

/** A text from content/, set for reading. Wide tables scroll by themselves, so that the page never does. */
export function LongText({ Text }: { Text: MDXContent }) {
  return (
    <div className="prose">
      <Text components={{ table: ScrollingTable }} />
    </div>
  );
}

function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="table-scroll" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
