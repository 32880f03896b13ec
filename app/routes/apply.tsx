import { WithoutScripts } from '#app/components/without-scripts.tsx';
import * as content from '#app/content/application.ts';
import { header } from '#app/content/shell.ts';
import { ApplicationForm } from '#app/features/application/application-form.tsx';
import { privatePageMeta } from '#app/lib/meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { sanitize } from '#app/lib/sanitize.ts';
import { useQuery } from '#app/lib/use-query.ts';
import { CollectionNotice } from '#app/sections/collection-notice.tsx';
import { NarrowPage } from '#app/sections/narrow-page.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';

export const handle: RouteHandle = { interactive: true };

export const meta = () =>
  privatePageMeta({
    ...content.meta,
    path: '/careers/apply',
    scene: 'careers',
    name: content.page.title,
    trail: [header.careers],
  });

const longestTitle = 200;

export default function Apply() {
  const { page, notice, withoutScripts } = content;
  const [named] = useQuery('job', page.unlisted);
  const jobTitle = sanitize(named).slice(0, longestTitle) || page.unlisted;
  return (
    <NarrowPage picture="careers" trail={[header.careers]} title={page.title} texts={[page.intro]}>
      <p className="mb-8 flex flex-wrap items-baseline gap-x-3">
        {page.jobLabel} <strong className="font-display text-title">{jobTitle}</strong>
        <ArrowLink {...page.back} />
      </p>
      <CollectionNotice {...notice} />
      <WithoutScripts text={withoutScripts} />
      <ApplicationForm jobTitle={jobTitle} />
    </NarrowPage>
  );
}
