// Inlined after the hidden receipt of an application (sent-application-panel.tsx), which it shows before anything is painted.
// The entry of the history holds the receipt, so that a reload shows it again and a later visit does not.
import { type SentApplication, takeSentApplication } from '#app/forms/application/sent-application.ts';
import type { EnhancementName } from '../islands/registry.ts';

const announcement: EnhancementName = 'sent-application';
const place = document.currentScript?.previousElementSibling as HTMLElement;

show();
// A page that was prerendered before the submit gets the receipt when the visitor opens it.
document.addEventListener('prerenderingchange', show);

function show(): void {
  const sent = takeSentApplication();
  if (sent) history.replaceState(sent, '', location.pathname + location.search);
  const receipt: SentApplication | null = history.state;
  if (!receipt) return;
  for (const part of place.querySelectorAll<HTMLElement>('[data-receipt]'))
    part.textContent = receipt[part.dataset.receipt as 'reference' | 'time'];
  find('button').onclick = close;
  place.hidden = false;
  if (!sent) return;
  place.dataset.enhance = announcement;
  find('section').focus();
}

function close(): void {
  history.replaceState(null, '');
  place.remove();
  // The focused button is gone.
  document.getElementById('content')?.focus({ preventScroll: true });
}

function find(selector: string): HTMLElement {
  return place.querySelector(selector) as HTMLElement;
}
