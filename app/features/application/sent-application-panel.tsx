import showSentApplication from '#app/browser/show-sent-application.ts?inline-script';
import { InlineScript } from '#app/components/inline-script.tsx';
import { SuccessPanel } from '#app/ui/form/success-panel.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { applicationReceipt, receipt } from '#content/receipts.ts';

/** For the openings, where an application ends. Hidden until show-sent-application.ts fills it in. */
export function SentApplicationPanel() {
  return (
    <>
      <div className="shell pt-10 sm:pt-14" hidden>
        <SuccessPanel words={applicationReceipt}>
          <TextButton>{receipt.close}</TextButton>
        </SuccessPanel>
      </div>
      <InlineScript code={showSentApplication} />
    </>
  );
}
