import { groups } from '#app/catalog/sitemap-groups.ts';
import * as content from '#content/sitemap.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import { LinkGroups } from './shared/link-groups.tsx';
import { PageBanner } from './shared/page-banner.tsx';

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
