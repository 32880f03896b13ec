import showSentApplication from '#app/runtime/inline/show-sent-application.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { applicationReceipt, receipt } from '#content/receipts.ts';
import { SuccessPanel } from '../kit/form/success-panel.tsx';

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
