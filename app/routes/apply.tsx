import { NoRealData } from '#app/components/no-real-data.tsx';
import { WithoutScripts } from '#app/components/without-scripts.tsx';
import * as content from '#app/content/application.ts';
import { header } from '#app/content/shell.ts';
import { ApplicationForm } from '#app/features/application/application-form.tsx';
import { JobLine } from '#app/features/application/job-line.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { Island } from '#app/islands/island.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { CollectionNotice } from '#app/sections/collection-notice.tsx';
import { LongFormPage } from '#app/sections/long-form-page.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';

export const handle: RouteHandle = { interactive: true };

export const meta = () => pageMeta('/careers/apply', { trail: [header.careers] });

export default function Apply() {
  const { page, notice, withoutScripts } = content;
  return (
    <LongFormPage picture="careers" trail={[header.careers]} title={page.title} texts={[page.intro]}>
      <div className="mt-6 flex flex-wrap items-baseline gap-x-4">
        <JobLine />
        <ArrowLink {...page.back} />
      </div>
      <NoRealData />
      <div className="my-8">
        <CollectionNotice {...notice} />
      </div>
      <WithoutScripts text={withoutScripts} />
      <Island name="application-form">
        <ApplicationForm />
      </Island>
    </LongFormPage>
  );
}
