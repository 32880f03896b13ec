import { useEffect, useRef } from 'react';
import { formatSentAt, keepReceipt } from '#app/lib/submit/receipt.ts';
import { claimHref, linkToClaim } from '#app/shape/contact-links.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { focusFromTop } from '#app/ui/form/focus-from-top.ts';
import type { FormReceipt } from '#app/ui/form/form-receipt.tsx';
import { SuccessPanel } from '#app/ui/form/success-panel.tsx';
import { TextButton, textLook } from '#app/ui/text-button.tsx';
import { claimReceipt, receipt as labels } from '#content/receipts.ts';
import { describeClaim } from './describe-claim.ts';
import type { ClaimValues } from './schema.ts';

type Props = {
  /** Not after a reload. */
  values: ClaimValues | undefined;
  receipt: FormReceipt;
};

/** Takes the place of the form after a claim was sent. It prints on one sheet. */
export function ClaimReceipt({ values, receipt: { reference, at, takesFocus } }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) focusFromTop(panel.current);
  }, [takesFocus]);
  const { sent, follow } = claimReceipt;
  const words = {
    ...claimReceipt,
    sent: values ? describeClaim(values) : sent,
    ...(follow && {
      follow: { ...follow, link: { ...follow.link, href: linkToClaim(reference) } },
    }),
  };
  return (
    <SuccessPanel ref={panel} words={words} receipt={{ reference, time: formatSentAt(at) }}>
      <TextButton onClick={() => print()}>{labels.print}</TextButton>
      <Anchor
        href={claimHref}
        onClick={() => keepReceipt(undefined)}
        className={`inline-flex items-center ${textLook}`}
      >
        {labels.again}
      </Anchor>
    </SuccessPanel>
  );
}
