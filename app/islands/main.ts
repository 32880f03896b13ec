import { type EnhancementName, enhancements, type IslandName, islands } from './registry.ts';

/** Fails when a script could not be fetched. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const { island, enhance } = element.dataset;
  if (enhance) {
    const run = await enhancements[enhance as EnhancementName]();
    run(element);
    element.dataset.hydrated = '';
  } else {
    const name = island as IslandName;
    const [{ hydrate }, component] = await Promise.all([import('./hydrate.tsx'), islands[name]()]);
    hydrate(element, name, component);
  }
}
