import { useEffect, useRef } from 'react';
import { formatSentAt, type Receipt } from '#app/lib/submit/receipt.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { SuccessPanel } from '#app/ui/form/success-panel.tsx';
import { TextButton, textLook } from '#app/ui/text-button.tsx';
import { claimHref } from '#app/words/contact-links.ts';
import { claimReceipt, receipt as labels } from '#content/receipts.ts';
import { describeClaim } from './describe-claim.ts';
import type { ClaimValues } from './schema.ts';

/** Takes the place of the form after a claim was sent. It prints on one sheet. */
export function ClaimReceipt({
  values,
  receipt: { reference, at },
}: {
  values: ClaimValues;
  receipt: Receipt;
}) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const words = { ...claimReceipt, sent: describeClaim(values) };
  return (
    <SuccessPanel ref={panel} words={words} receipt={{ reference, time: formatSentAt(at) }}>
      <TextButton onClick={() => print()}>{labels.print}</TextButton>
      <Anchor href={claimHref} className={`inline-flex items-center ${textLook}`}>
        {labels.again}
      </Anchor>
    </SuccessPanel>
  );
}
