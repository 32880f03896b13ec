import { outcomes } from '#content/outcomes.ts';
import { showToast } from '../kit/form/show-toast.ts';
import { type SentApplication, successTime } from './sent-application.ts';

/** In milliseconds. After this, the visitor has not come by the redirect. */
const longestRedirect = 60_000;

/** Shows the rest of the message that the redirect from the application form interrupted. */
export function announceSentApplication(): void {
  const { at }: SentApplication = history.state;
  if (Date.now() - at > longestRedirect) return;
  const seconds = successTime.message - successTime.redirect;
  showToast({ kind: 'success', title: outcomes.application.stored, seconds });
}
