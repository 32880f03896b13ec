import { details } from '#app/content/contact.ts';
import { isOpen } from './is-open.ts';

const minute = 60_000;

/** Fills the badge beside the hours: the page's HTML cannot know when it is read. */
export function tellWhetherOpen(badge: HTMLElement): void {
  const [dot, words] = badge.children;
  function tell() {
    const open = isOpen(new Date());
    dot?.classList.toggle('bg-teal', open);
    dot?.classList.toggle('bg-coral', !open);
    if (words) words.textContent = open ? details.open : details.closed;
    badge.hidden = false;
  }
  tell();
  setInterval(tell, minute);
}
