import { useLoaderData } from 'react-router';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { form, page } from '#content/claim-status.ts';
import { ClaimStatusForm } from '../forms/claim-status/claim-status-form.tsx';
import { postClaimStatus } from '../forms/claim-status/post.ts';
import { PostedClaim } from '../forms/claim-status/posted-claim.tsx';
import { formPageMeta } from '../forms/kit/form/form-page-meta.ts';
import { type FormState, loadFormState } from '../forms/kit/post/form-state.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import { FormIsland } from '../runtime/islands/form-island.tsx';
import { LongFormPage } from './shared/long-form-page.tsx';

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
