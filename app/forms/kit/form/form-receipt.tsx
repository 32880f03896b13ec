import { useEffect, useRef } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import { receipt as labels, type ReceiptWords } from '#content/receipts.ts';
import { formatSentAt, type Receipt } from '../send/receipt.ts';
import { focusFromTop } from './focus-from-top.ts';
import { showToast } from './show-toast.ts';
import { SuccessPanel } from './success-panel.tsx';

export type FormReceipt = Receipt & {
  /** Not after a reload. */
  isNew: boolean;
  /** Not where the visitor has typed since the submit. */
  replacesFields: boolean;
};

type Props = { words: ReceiptWords; receipt: FormReceipt; onClose: () => void };

/** The success panel of a form. It takes the focus. Where the visitor is busy with something else by then, a message says it too. */
export function FormReceiptPanel({ words, receipt, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const { title, text } = words.said ?? { title: words.title, text: undefined };
  useEffect(() => {
    if (!receipt.isNew) return;
    if (receipt.replacesFields && isFocusInForm(panel.current)) focusFromTop(panel.current);
    else showToast({ kind: 'success', title, ...(text && { text }) });
  }, [receipt, title, text]);

  function close() {
    const form = panel.current?.closest('form');
    onClose();
    form?.focus();
  }

  const { reference, at, replacesFields } = receipt;
  return (
    <SuccessPanel ref={panel} words={words} receipt={{ reference, time: formatSentAt(at) }}>
      <TextButton onClick={close}>{replacesFields ? labels.again : labels.close}</TextButton>
    </SuccessPanel>
  );
}

function isFocusInForm(panel: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || !!panel?.closest('form')?.contains(activeElement);
}
