import { useEffect, useRef } from 'react';
import { inlineLinkLook } from '../../ui/link-look.ts';
import { formatTime } from '../../words/office-times.ts';
import { showName } from '../../words/website-names.ts';
import { publishWords as words } from '../../words/website-publish.ts';
import { pageOfItem } from './page-of-item.ts';
import type { Draft, PublishResult } from './use-website.ts';

type Props = { result: PublishResult; items: readonly Draft[]; builtElsewhere: boolean };

/** What became of a publication, with links to the pages. */
export function Published({ result, items, builtElsewhere }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="published"
      className="grid grid-cols-1 gap-2 rounded-md border-2 border-accent bg-panel p-5"
    >
      <h2 id="published" className="text-[1.1875rem] leading-[1.3]">
        {builtElsewhere
          ? words.doneElsewhere[result.deploy ?? 'off']
          : (result.sentence ?? words.done(formatTime(new Date().toISOString())))}
      </h2>
      {!builtElsewhere && !result.sentence && (
        <ul>
          {items.map((item) => (
            <li key={`${item.kind}/${item.key}`}>
              <a
                href={pageOfItem(item.kind, item.key, item.after)}
                target="_blank"
                rel="noreferrer"
                className={`inline-flex min-h-11 items-center ${inlineLinkLook}`}
              >
                {words.open(showName(item))} {words.newTab}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
