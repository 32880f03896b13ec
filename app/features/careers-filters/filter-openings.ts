import { openings } from '#app/content/careers.ts';
import { type Filters, matches } from './filter-jobs.ts';

const all = 'all';
const names = ['location', 'type'] as const;

/** Makes the filters of openings.tsx work: cards are hidden, not drawn anew, so that a thousand are no burden. */
export function filterOpenings(section: HTMLElement): void {
  const find = <T extends HTMLElement>(selector: string) => section.querySelector(selector) as T;
  const selects = names.map((name) => find<HTMLSelectElement>(`[name=${name}]`));
  const cards = [...find('ul').children] as HTMLElement[];
  const [empty, count] = [find('[data-empty]'), find('[data-count]')];

  function show() {
    const filters = readFilters();
    names.forEach((name, place) => {
      const select = selects[place];
      if (select) select.value = filters[name];
    });
    let shown = 0;
    for (const card of cards) {
      const { location = '', type = '' } = card.dataset;
      card.hidden = !matches({ location, type }, filters);
      if (!card.hidden) shown += 1;
    }
    empty.hidden = shown > 0;
    count.textContent = `${shown} ${shown === 1 ? openings.count.one : openings.count.many}`;
  }

  function choose(choice: Partial<Filters>) {
    writeFilters(choice);
    show();
  }

  for (const select of selects) select.onchange = () => choose({ [select.name]: select.value });
  find<HTMLButtonElement>('[data-empty] button').onclick = () => {
    choose({ location: all, type: all });
    // The button that had the focus is gone.
    selects[0]?.focus();
  };
  addEventListener('popstate', show);
  // What was chosen before this script was here stands in the page, and not yet in the address.
  for (const { name, value } of selects)
    if (value !== all && !location.search) writeFilters({ [name]: value });
  show();
}

function readFilters(): Filters {
  const query = new URLSearchParams(location.search);
  return { location: query.get('location') ?? all, type: query.get('type') ?? all };
}

function writeFilters(choice: Partial<Filters>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value === all) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', url);
}
