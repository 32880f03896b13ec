import { groups } from '#app/catalog/sitemap-groups.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { LinkGroups } from '#app/sections/link-groups.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import * as content from '#content/sitemap.ts';

export const meta = () => pageMeta('/sitemap');

export default function Sitemap() {
  return (
    <>
      <PageBanner title={content.page.title} text={content.page.intro} />
      <div className="shell section-space">
        <LinkGroups groups={groups} />
      </div>
    </>
  );
}
