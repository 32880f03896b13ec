import { enhancements, islands } from './islands/registry.ts';

/** Brings a page's islands to life. start-islands.tsx says when. */
for (const element of document.querySelectorAll<HTMLElement>('[data-island], [data-enhance]')) {
  const { island, enhance } = element.dataset;
  if (island && Object.hasOwn(islands, island)) hydrateIsland(element, island as keyof typeof islands);
  if (enhance && Object.hasOwn(enhancements, enhance)) {
    enhancements[enhance as keyof typeof enhancements]().then((start) => start(element));
  }
}

async function hydrateIsland(element: HTMLElement, name: keyof typeof islands) {
  const [{ hydrate }, component] = await Promise.all([import('./islands/hydrate.tsx'), islands[name]()]);
  hydrate(element, name, component);
}
