import { site } from '#company/site.ts';
import { details } from '#content/contact.ts';
import { openingHoursWith } from '#office/opening-hours.ts';

const minute = 60_000;

/** Shows beside the hours whether the office is open now, and keeps it up to date. */
export function updateOpenBadge(badge: HTMLElement): void {
  const [dot, label] = badge.children;
  const { isOpenAt } = openingHoursWith(JSON.parse(badge.dataset.specialDays ?? '[]'));
  const office = site.offices.find(({ name }) => name === badge.dataset.office) ?? site.offices[0];

  function update() {
    const open = isOpenAt(office, new Date());
    dot?.classList.toggle('bg-accent', open);
    dot?.classList.toggle('bg-coral', !open);
    if (label) label.textContent = open ? details.open : details.closed;
    badge.classList.remove('invisible');
  }

  update();
  setInterval(update, minute);
}
