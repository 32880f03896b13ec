import acceptEarlyDrops from '#app/browser/accept-early-drops.ts?inline-script';
import fillInContactForm from '#app/browser/fill-in-contact-form.ts?inline-script';
import { InlineScript } from '#app/components/inline-script.tsx';
import { ClaimForm } from '#app/features/claim/claim-form.tsx';
import { FormIsland } from '#app/islands/form-island.tsx';
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
