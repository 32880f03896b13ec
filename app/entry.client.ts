import { enhancements, type IslandName, islands } from './islands/registry.ts';
import { whenAwaited } from './islands/when-awaited.ts';

/** Brings a page to life: its small helpers when they are about to be seen, its islands when someone is about to use them. */
const nearView = new IntersectionObserver(
  (places) => {
    for (const { isIntersecting, target } of places) {
      if (!isIntersecting) continue;
      nearView.unobserve(target);
      for (const element of target.querySelectorAll<HTMLElement>(':scope > [data-enhance]')) enhance(element);
    }
  },
  { rootMargin: '200px' },
);
// What waits for its helper may be hidden; the place around it is not.
for (const { parentElement } of document.querySelectorAll('[data-enhance]'))
  if (parentElement) nearView.observe(parentElement);

function enhance(element: HTMLElement) {
  const name = element.dataset.enhance ?? '';
  if (Object.hasOwn(enhancements, name))
    enhancements[name as keyof typeof enhancements]().then((start) => start(element));
}

const found = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter(({ dataset }) =>
  Object.hasOwn(islands, dataset.island ?? ''),
);
if (found.length > 0)
  whenAwaited(() => {
    for (const element of found) hydrateIsland(element, element.dataset.island as IslandName);
  });

async function hydrateIsland(element: HTMLElement, name: IslandName) {
  const [{ hydrate }, component] = await Promise.all([import('./islands/hydrate.tsx'), islands[name]()]);
  hydrate(element, name, component);
}
