import { applicationReceipt } from '#app/content/receipts.ts';
import type { EnhancementName } from '#app/islands/registry.ts';
import { SuccessPanel } from '#app/ui/form/success-panel.tsx';

const enhancement: EnhancementName = 'sent-application';

/** For the openings, where an application ends. Empty until show-sent-application.ts fills in the template. */
export function SentApplicationPanel() {
  return (
    <div data-enhance={enhancement}>
      <template>
        <div className="shell pt-10 sm:pt-14">
          <SuccessPanel words={applicationReceipt} />
        </div>
      </template>
    </div>
  );
}
