import type { Receipt } from '#app/lib/submit/receipt.ts';
import type { Message } from '#app/ui/form/show-toast.ts';

/** What the openings page shows after an application. Nothing personal: it is kept in the browser's storage. */
export type SentApplication = { message: Message; receipt: Receipt };

const key = 'application';

/** For the next visit to the openings in this tab. */
export function storeSentApplication({ message, receipt }: SentApplication): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ message, receipt: packReceipt(receipt) }));
  } catch {}
}

/** Returns what was stored, once. */
export function takeSentApplication(): SentApplication | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    const receipt = unpackReceipt(stored.receipt);
    return receipt && { message: stored.message, receipt };
  } catch {
    return undefined;
  }
}

/** The entry of the history holds the receipt, so that a reload shows it again and a later visit does not. */
export function writeReceiptToHistory(receipt: Receipt | undefined): void {
  history.replaceState({ ...history.state, [key]: receipt && packReceipt(receipt) }, '');
}

export function readReceiptFromHistory(): Receipt | undefined {
  return unpackReceipt(history.state?.[key]);
}

function packReceipt({ reference, at }: Receipt) {
  return { reference, at: at.getTime() };
}

function unpackReceipt(value?: { reference?: unknown; at?: unknown }): Receipt | undefined {
  const { reference, at } = value ?? {};
  return typeof reference === 'string' && typeof at === 'number'
    ? { reference, at: new Date(at) }
    : undefined;
}
