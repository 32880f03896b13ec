import { enhancements, type IslandName, islands } from './islands/registry.ts';
import { whenAwaited } from './islands/when-awaited.ts';

/** Brings a page to life: its small helpers at once, its islands when someone is about to use them. */
for (const element of document.querySelectorAll<HTMLElement>('[data-enhance]')) {
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
