import { useEffect, useRef } from 'react';
import { formatDate } from '#app/catalog/dates.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { TextButton, textLook } from '#app/ui/text-button.tsx';
import { claimHref, linkToClaim } from '#company/shape/contact-links.ts';
import { lossChoices } from '#content/claim-form.ts';
import { claimReceipt, describeSentClaim, receipt as labels } from '#content/receipts.ts';
import { focusFromTop } from '../kit/form/focus-from-top.ts';
import type { FormReceipt } from '../kit/form/form-receipt.tsx';
import { SuccessPanel } from '../kit/form/success-panel.tsx';
import { formatSentAt, keepReceipt } from '../kit/send/receipt.ts';
import { choiceLabel } from './review-answers.ts';
import type { ClaimValues } from './schema.ts';

type Props = {
  /** Not after a reload. */
  values: ClaimValues | undefined;
  receipt: FormReceipt;
};

/** Takes the place of the form after a claim was sent. It prints on one sheet. */
export function ClaimReceipt({ values, receipt: { reference, at, isNew, replacesFields } }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew && replacesFields) focusFromTop(panel.current);
  }, [isNew, replacesFields]);
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

/** What was sent: nothing that tells who sent it. */
function describeClaim({ kind, date, photos }: ClaimValues): string {
  return describeSentClaim(choiceLabel(lossChoices, kind), formatDate(date), photos?.length ?? 0);
}
