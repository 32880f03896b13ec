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
    const load = islands[name];
    if (!load) throw new Error(`No island has the name ${name}.`);
    const [{ hydrate }, component] = await Promise.all([import('./hydrate.tsx'), load()]);
    hydrate(element, name, component);
  }
}
