import { useLoaderData } from 'react-router';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { ClaimStatusForm } from '#app/features/claim-status/claim-status-form.tsx';
import { postClaimStatus } from '#app/features/claim-status/post.ts';
import { PostedClaim } from '#app/features/claim-status/posted-claim.tsx';
import { formPageMeta } from '#app/head/form-page-meta.ts';
import { FormIsland } from '#app/islands/form-island.tsx';
import { type FormState, loadFormState } from '#app/lib/post/form-state.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LongFormPage } from '#app/sections/long-form-page.tsx';
import { form, page } from '#content/claim-status.ts';

export const handle: RouteHandle = { interactive: true, isForm: true };

export const loader = loadFormState;
export const action = postClaimStatus;

export const meta = formPageMeta(page.href, { trail: page.trail });

export default function ClaimStatus() {
  const state = useLoaderData<FormState | null>();
  return (
    <LongFormPage
      picture={pictureOfPage('claims').picture}
      trail={page.trail}
      title={page.title}
      texts={page.texts}
    >
      <div className="mt-10 max-w-3xl">
        {state?.kind === 'claim' ? (
          <PostedClaim {...state} />
        ) : (
          <FormIsland name="claim-status" withoutScripts={form.withoutScripts}>
            <ClaimStatusForm />
          </FormIsland>
        )}
      </div>
    </LongFormPage>
  );
}
