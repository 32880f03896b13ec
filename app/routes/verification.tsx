import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { postVerification } from '#app/features/verification/post.ts';
import { VerificationForm } from '#app/features/verification/verification-form.tsx';
import { formPageMeta } from '#app/head/form-page-meta.ts';
import { FormIsland } from '#app/islands/form-island.tsx';
import { loadFormState } from '#app/lib/post/form-state.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { askedQuestions } from '#app/office/asked-questions.ts';
import { CollectionNotice } from '#app/sections/collection-notice.tsx';
import { FraudNotice } from '#app/sections/fraud-notice.tsx';
import { LongFormPage } from '#app/sections/long-form-page.tsx';
import { site } from '#app/site.ts';
import { writeVerificationReceipt } from '#content/receipts.ts';
import { state } from '#content/state.ts';
import { page, withoutScripts } from '#content/verification.ts';
import { writeCreditReason } from '#content/verification-fields.ts';
import { writeNotice, writeWarning } from '#content/verification-notices.ts';
import { listSkipped } from '#domain/verification-questions.ts';

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
