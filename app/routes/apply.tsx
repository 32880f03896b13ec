import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import * as content from '#content/application.ts';
import { applicationReceipt } from '#content/receipts.ts';
import { header } from '#content/shell.ts';
import { ApplicationForm } from '../forms/application/application-form.tsx';
import { JobLine } from '../forms/application/job-line.tsx';
import { postApplication } from '../forms/application/post.ts';
import { formPageMeta } from '../forms/kit/form/form-page-meta.ts';
import { loadFormState } from '../forms/kit/post/form-state.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import { FormIsland } from '../runtime/islands/form-island.tsx';
import { NoRealData } from '../ui/no-real-data.tsx';
import { FoldedCollectionNotice } from './shared/collection-notice.tsx';
import { LongFormPage } from './shared/long-form-page.tsx';

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
