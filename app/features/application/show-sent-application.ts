import { formatSentAt, type Receipt } from '#app/lib/submit/receipt.ts';
import {
  readReceiptFromHistory,
  type SentApplication,
  takeSentApplication,
  writeReceiptToHistory,
} from './sent-application.ts';

/** In milliseconds. After this, the visitor has not come by the redirect. */
const longestRedirect = 60_000;

/** Shows the receipt of an application that was sent from this tab: sent-application-panel.tsx has its template. */
export function showSentApplication(place: HTMLElement): void {
  // A page that was prerendered before the submit does not have the receipt yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', () => show(place));
  else show(place);
}

function show(place: HTMLElement): void {
  const sent = takeSentApplication();
  if (sent) writeReceiptToHistory(sent.receipt);
  const receipt = readReceiptFromHistory();
  if (!receipt) return;
  const panel = addPanel(place, receipt);
  if (sent && Date.now() - sent.receipt.at.getTime() < longestRedirect) announce(panel, sent);
}

function addPanel(place: HTMLElement, receipt: Receipt): HTMLElement {
  const template = place.querySelector('template') as HTMLTemplateElement;
  place.append(template.content.cloneNode(true));
  const find = (selector: string) => place.querySelector(selector) as HTMLElement;
  find('[data-receipt=reference]').textContent = receipt.reference;
  find('[data-receipt=time]').textContent = formatSentAt(receipt.at);
  find('button').onclick = () => {
    writeReceiptToHistory(undefined);
    place.remove();
    // The focused button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return find('section');
}

/** The toaster is fetched only here. */
async function announce(panel: HTMLElement, { message }: SentApplication): Promise<void> {
  if (document.activeElement === document.body) panel.focus();
  const { showToast } = await import('#app/ui/form/show-toast.ts');
  showToast(message);
}
