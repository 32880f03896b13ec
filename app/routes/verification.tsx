import { WithoutScripts } from '#app/components/without-scripts.tsx';
import { page, withoutScripts } from '#app/content/verification.ts';
import { writeNotice, writeWarning } from '#app/content/verification-notices.ts';
import { VerificationForm } from '#app/features/verification/verification-form.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { Island } from '#app/islands/island.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { CollectionNotice } from '#app/sections/collection-notice.tsx';
import { FoldedFraudNotice } from '#app/sections/fraud-notice.tsx';
import { LongFormPage } from '#app/sections/long-form-page.tsx';
import { site } from '#app/site.ts';
import { askedQuestions } from '#domain/verification-questions.ts';

export const handle: RouteHandle = { interactive: true };

export const meta = () => pageMeta('/verification');

export default function Verification() {
  const warning = writeWarning(askedQuestions);
  return (
    <LongFormPage picture="verification" title={page.title} texts={page.intro}>
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
          <FoldedFraudNotice />
        </div>
        <CollectionNotice {...writeNotice(askedQuestions)} />
      </div>
      <WithoutScripts text={withoutScripts} />
      <Island name="verification-form">
        <VerificationForm />
      </Island>
    </LongFormPage>
  );
}
