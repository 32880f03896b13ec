import { keepDraft } from './islands/keep-draft.ts';
import { enhancements, type IslandName, islands } from './islands/registry.ts';
import { whenAwaited } from './islands/when-awaited.ts';

// Brings a page to life: its small helpers when they are about to be seen, its islands when someone is about to use them.

/** Asked for at least once; what of it could not be had is asked for again. */
const wanted = new Set<HTMLElement>();
/** Under way or there. */
const coming = new Map<HTMLElement, Promise<void>>();
/** Before their island could answer. */
const pressed = new Set<HTMLButtonElement>();
const found = document.querySelectorAll<HTMLElement>('[data-island]');
const nearView = new IntersectionObserver(
  (places) => {
    for (const { isIntersecting, target } of places) {
      if (!isIntersecting) continue;
      nearView.unobserve(target);
      want(target.querySelectorAll<HTMLElement>(':scope > [data-enhance]'));
    }
  },
  { rootMargin: '200px' },
);
// What waits for its helper may be hidden; the place around it is not.
for (const { parentElement } of document.querySelectorAll('[data-enhance]'))
  if (parentElement) nearView.observe(parentElement);
if (found.length > 0) whenAwaited(() => want(found));

function want(elements: Iterable<HTMLElement>) {
  for (const element of elements) {
    wanted.add(element);
    bring(element).catch(() => undefined);
  }
}

/**
 * At each touch of the page (start-islands.tsx): asks again for what is wanted and could not be had. A button that is pressed
 * before it can answer is kept for the island to press again; where the island does not come, its press is given up, and this fails.
 */
export async function wake({ type, target }: Event): Promise<void> {
  want([...found, ...wanted]);
  const island = [...found].find((element) => element.contains(target as Node));
  const button = type === 'click' && (target as Element).closest('button');
  if (!island || !button) return;
  pressed.add(button);
  try {
    await bring(island);
  } catch (error) {
    if (!pressed.delete(button)) return;
    keepDraft(button.form);
    throw error;
  }
}

function bring(element: HTMLElement): Promise<void> {
  const known = coming.get(element);
  if (known) return known;
  const script = start(element);
  coming.set(element, script);
  script.catch(() => coming.delete(element));
  return script;
}

async function start(element: HTMLElement) {
  const { island = '', enhance = '' } = element.dataset;
  if (Object.hasOwn(enhancements, enhance)) {
    (await enhancements[enhance as keyof typeof enhancements]())(element);
  } else if (Object.hasOwn(islands, island)) {
    const name = island as IslandName;
    const [{ hydrate }, component] = await Promise.all([import('./islands/hydrate.tsx'), islands[name]()]);
    hydrate(element, name, component, pressed);
  }
}
