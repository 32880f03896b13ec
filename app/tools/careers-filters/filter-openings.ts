import { openings } from '#content/careers.ts';
import { all, type Filters, isShown, parseChoice } from './filters.ts';

const names = ['location', 'type'] as const;

/** Makes the filters of openings.tsx work by hiding cards. */
export function filterOpenings(section: HTMLElement): void {
  const find = <T extends HTMLElement>(selector: string) => section.querySelector(selector) as T;
  const selects = names.map((name) => find<HTMLSelectElement>(`[name=${name}]`));
  const cards = [...find('ul').children] as HTMLElement[];
  const [empty, count] = [find('[data-empty]'), find('[data-count]')];

  function readFilters() {
    const query = new URLSearchParams(location.search);
    const choices = selects.map(({ name, options }) => [
      name,
      parseChoice(
        query.get(name),
        [...options].map(({ value }) => value),
      ),
    ]);
    return Object.fromEntries(choices) as Filters;
  }

  function show() {
    const filters = readFilters();
    for (const select of selects) select.value = filters[select.name as keyof Filters];
    let found = 0;
    for (const card of cards) {
      const fits = names.every((name) => isShown(card.dataset[name], filters[name]));
      if (fits) found += 1;
      card.hidden = !fits;
    }
    empty.hidden = found > 0;
    count.textContent = `${found} ${found === 1 ? openings.count.one : openings.count.many}`;
  }

  function choose(choice: Partial<Filters>) {
    writeFilters(choice);
    show();
  }

  for (const select of selects) select.onchange = () => choose({ [select.name]: select.value });
  find<HTMLButtonElement>('[data-empty] button').onclick = () => {
    choose({ location: all, type: all });
    // The focused button is now hidden.
    selects[0]?.focus();
  };
  addEventListener('popstate', show);
  show();
}

function writeFilters(choice: Partial<Filters>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value === all) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, '', url);
}
