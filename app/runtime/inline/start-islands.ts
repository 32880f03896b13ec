// Inlined into pages that hold islands. Loads each island when it is near the screen and the browser has been idle since
// `load`, or at once when the visitor is already inside it.
import { whenIdle } from './when-idle.ts';

const entry = document.currentScript?.dataset.entry ?? '';
const selector = '[data-island], [data-enhance]';
/** Islands that are loading or loaded. */
const started = new Set<HTMLElement>();
const failed = new Set<HTMLElement>();

whenIdle(loadNearScreen);
for (const type of ['focusin', 'pointerdown', 'change', 'drop', 'submit'])
  document.addEventListener(type, ({ target }) => {
    const island = target instanceof Element && target.closest<HTMLElement>(selector);
    if (!island || 'hydrated' in island.dataset) return;
    // Hydration submits the form again (hydrate.tsx).
    if (type === 'submit') island.dataset.submitted = '';
    load(island);
  });

function loadNearScreen(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) load(target as HTMLElement);
    },
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll(selector)) observer.observe(island);
}

/** After a failure, the next touch of the island tries again, and its success loads the others that failed. */
async function load(island: HTMLElement): Promise<void> {
  if (started.has(island)) return;
  started.add(island);
  try {
    const { hydrateIsland }: typeof import('../islands/main.ts') = await import(/* @vite-ignore */ entry);
    await hydrateIsland(island);
    failed.delete(island);
    for (const other of failed) load(other);
  } catch {
    started.delete(island);
    failed.add(island);
    island.dispatchEvent(new Event('island-failed'));
  }
  const message = document.querySelector<HTMLElement>('[data-load-error]');
  if (message) message.hidden = failed.size === 0;
}
