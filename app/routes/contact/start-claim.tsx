import { ClaimForm } from '#app/forms/claim/claim-form.tsx';
import acceptEarlyDrops from '#app/runtime/inline/accept-early-drops.ts?inline-script';
import fillInContactForm from '#app/runtime/inline/fill-in-contact-form.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { FormIsland } from '#app/runtime/islands/form-island.tsx';
import { form } from '#content/claim-form.ts';
import { claimReceipt } from '#content/receipts.ts';

/** The form of a claim, with photos. */
export function StartClaim() {
  return (
    <div>
      <FormIsland name="claim-form" draft="claim" receipt={claimReceipt} withoutScripts={form.withoutScripts}>
        <ClaimForm />
      </FormIsland>
      <InlineScript code={fillInContactForm} />
      <InlineScript code={acceptEarlyDrops} />
    </div>
  );
}
