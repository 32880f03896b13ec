import { type EnhancementName, enhancements, type IslandName, islands } from './registry.ts';

const started = new Set<HTMLElement>();

/** Hydrates every island of the page. Fails when a script could not be fetched; another call retries those islands. */
export async function hydrateIslands(): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-island], [data-enhance]')];
  const results = await Promise.allSettled(elements.map(start));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function start(element: HTMLElement): Promise<void> {
  if (started.has(element)) return;
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
  started.add(element);
}
