import { groups } from '#app/catalog/sitemap-groups.ts';
import { indexAddress } from '#app/features/site-search/index-address.ts';
import { SiteSearch } from '#app/features/site-search/site-search.tsx';
import { writeIndex } from '#app/features/site-search/write-index.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LinkGroups } from '#app/sections/link-groups.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import * as content from '#content/search.ts';
import type { Route } from './+types/search';

export const handle: RouteHandle = { interactive: true };

export const meta = () => pageMeta('/search');

export const loader = () => ({
  index: import.meta.env.DEV ? '/search-index.json' : indexAddress(writeIndex()),
});

export default function Search({ loaderData }: Route.ComponentProps) {
  const { page } = content;
  return (
    <>
      <PageBanner title={page.title} text={page.text} />
      <div className="shell pt-10 pb-(--section-space)">
        <SiteSearch index={loaderData.index} />
        <div className="without-scripts mt-12">
          <p className="mb-10 rounded-lg bg-sunken p-8">{page.withoutScripts}</p>
          <LinkGroups groups={groups} />
        </div>
      </div>
    </>
  );
}
