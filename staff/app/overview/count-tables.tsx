import { inlineLinkLook, linkLook } from '../../ui/link-look.ts';
import { formatRange, pageCounts as words } from '../../words/page-counts.ts';
import type { PageCounts } from './counts.tsx';
import { cellLook } from './day-bars.tsx';

const shownAtFirst = 10;

type Pages = { pages: PageCounts['pages'] };

/** What was read most, and what its readers did with forms. */
export function PageTable({ pages }: Pages) {
  const more = pages.slice(shownAtFirst);
  return (
    <div>
      <PageRows pages={pages.slice(0, shownAtFirst)} />
      {more.length > 0 && (
        <details className="pt-2">
          <summary className={linkLook}>{words.morePages(more.length)}</summary>
          <PageRows pages={more} />
        </details>
      )}
    </div>
  );
}

function PageRows({ pages }: Pages) {
  return (
    <table className="w-full tabular-nums">
      <Head names={[words.page, words.read, words.opened, words.sent]} />
      <tbody>
        {pages.map(({ page, views, viewsAhead, opened, openedAhead, sent }) => (
          <tr key={page}>
            <th scope="row" className={`${cellLook} font-normal`}>
              <a href={page} className={inlineLinkLook}>
                {page}
              </a>
            </th>
            <td className={cellLook}>{formatRange({ sure: views, perhaps: viewsAhead })}</td>
            <td className={cellLook}>{formatRange({ sure: opened, perhaps: openedAhead })}</td>
            <td className={cellLook}>{sent.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function SourceTable({ sources }: Pick<PageCounts, 'sources'>) {
  return (
    <table className="w-full tabular-nums">
      <caption className="pb-1 text-start font-semibold">{words.sources}</caption>
      <Head names={[words.source, words.times]} />
      <tbody>
        {sources.map(({ source, views }) => (
          <tr key={source}>
            <th scope="row" className={`${cellLook} font-normal`}>
              {words.nameOfSource(source)}
            </th>
            <td className={cellLook}>{views.toLocaleString('en-US')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col" className={cellLook}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
