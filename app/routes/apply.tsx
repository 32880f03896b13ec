import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { NoRealData } from '#app/components/no-real-data.tsx';
import { ApplicationForm } from '#app/features/application/application-form.tsx';
import { JobLine } from '#app/features/application/job-line.tsx';
import { postApplication } from '#app/features/application/post.ts';
import { formPageMeta } from '#app/head/form-page-meta.ts';
import { FormIsland } from '#app/islands/form-island.tsx';
import { loadFormState } from '#app/lib/post/form-state.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { FoldedCollectionNotice } from '#app/sections/collection-notice.tsx';
import { LongFormPage } from '#app/sections/long-form-page.tsx';
import * as content from '#content/application.ts';
import { applicationReceipt } from '#content/receipts.ts';
import { header } from '#content/shell.ts';

export const handle: RouteHandle = { interactive: true, isForm: true };

export const loader = loadFormState;
export const action = postApplication;

export const meta = formPageMeta('/careers/apply', { trail: [header.careers] });

export default function Apply() {
  const { page, notice, withoutScripts } = content;
  return (
    <LongFormPage
      picture={pictureOfPage('careers').picture}
      trail={[header.careers]}
      title={page.title}
      texts={[page.intro]}
    >
      <div className="mt-2">
        <JobLine />
      </div>
      <NoRealData />
      <div className="mb-6">
        <FoldedCollectionNotice {...notice} />
      </div>
      <FormIsland
        name="application-form"
        draft="application"
        receipt={applicationReceipt}
        withoutScripts={withoutScripts}
      >
        <ApplicationForm />
      </FormIsland>
    </LongFormPage>
  );
}
