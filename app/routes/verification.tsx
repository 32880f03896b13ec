import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { site } from '#company/site.ts';
import { writeVerificationReceipt } from '#content/receipts.ts';
import { state } from '#content/state.ts';
import { page, withoutScripts } from '#content/verification.ts';
import { writeCreditReason } from '#content/verification-fields.ts';
import { writeNotice, writeWarning } from '#content/verification-notices.ts';
import { listSkipped } from '#domain/verification-questions.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { formPageMeta } from '../forms/kit/form/form-page-meta.ts';
import { loadFormState } from '../forms/kit/post/form-state.ts';
import { postVerification } from '../forms/verification/post.ts';
import { VerificationForm } from '../forms/verification/verification-form.tsx';
import type { RouteHandle } from '../frame/route-handle.ts';
import { FormIsland } from '../runtime/islands/form-island.tsx';
import { CollectionNotice } from './shared/collection-notice.tsx';
import { FraudNotice } from './shared/fraud-notice.tsx';
import { LongFormPage } from './shared/long-form-page.tsx';

export const handle: RouteHandle = { interactive: true, isForm: true };

export const loader = loadFormState;
export const action = postVerification;

export const meta = formPageMeta('/verification');

export default function Verification() {
  const creditReason = writeCreditReason(
    state.hiring.forbidden.creditScore?.notice ?? null,
    site.license !== null,
  );
  const warning = writeWarning(askedQuestions);
  return (
    <LongFormPage picture={pictureOfPage('verification').picture} title={page.title} texts={page.intro}>
      <div className="my-10 grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          {!site.license && (
            <section aria-labelledby="warning" className="rounded-lg border-4 border-coral p-6 sm:p-8">
              <h2 id="warning" className="text-title">
                {warning.title}
              </h2>
              <p className="mt-2">{warning.text}</p>
            </section>
          )}
          <FraudNotice />
        </div>
        <CollectionNotice {...writeNotice(askedQuestions)} />
      </div>
      <FormIsland
        name="verification-form"
        receipt={writeVerificationReceipt(askedQuestions)}
        withoutScripts={withoutScripts}
      >
        <VerificationForm skipped={listSkipped(askedQuestions)} creditReason={creditReason} />
      </FormIsland>
    </LongFormPage>
  );
}
