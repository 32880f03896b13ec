import { useLocation } from 'react-router';
import { Anchor } from '#app/ui/anchor.tsx';
import { textLook } from '#app/ui/text-button.tsx';
import { receipt as labels, type ReceiptWords } from '#content/receipts.ts';
import { site } from '#content/site.ts';
import { formatSentAt, type Receipt } from '../send/receipt.ts';
import { SuccessPanel } from './success-panel.tsx';

type Props = { words: ReceiptWords; receipt: Receipt };

/** The receipt of a form that was posted without scripts. The link leads to the empty form. */
export function PostedReceipt({ words, receipt }: Props) {
  const { pathname } = useLocation();
  const { timeZone, timeZoneName } = site.region;
  const time = `${formatSentAt(receipt.at, timeZone)} ${timeZoneName}`;
  return (
    <SuccessPanel words={words} receipt={{ reference: receipt.reference, time }} autoFocus>
      <Anchor href={pathname} className={`inline-flex items-center ${textLook}`}>
        {labels.again}
      </Anchor>
    </SuccessPanel>
  );
}
