import { groups } from '#app/catalog/sitemap-groups.ts';
import * as content from '#content/search.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import { indexAddress } from '../tools/site-search/index-address.ts';
import { SiteSearch } from '../tools/site-search/site-search.tsx';
import { writeIndex } from '../tools/site-search/write-index.ts';
import type { Route } from './+types/search';
import { LinkGroups } from './shared/link-groups.tsx';
import { PageBanner } from './shared/page-banner.tsx';

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
