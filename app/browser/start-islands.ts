// Inlined into the head of pages that hold islands. Loads them when the browser is idle after `load`, or at once when the
// visitor is already inside one.
import { acceptEarlyDrops } from './accept-early-drops.ts';
import { saveDraftsBeforeHydration } from './save-drafts-before-hydration.ts';
import { whenIdle } from './when-idle.ts';

const entry = document.currentScript?.dataset.entry ?? '';
let loading = false;

whenIdle(loadIslands);
acceptEarlyDrops();
for (const type of ['focusin', 'pointerdown', 'change', 'drop', 'submit'])
  document.addEventListener(type, ({ target }) => {
    const island = target instanceof Element && target.closest<HTMLElement>('[data-island], [data-enhance]');
    if (!island || 'hydrated' in island.dataset) return;
    // Hydration submits the form again (hydrate.tsx).
    if (type === 'submit') island.dataset.submitted = '';
    loadIslands();
  });

/** After a failure the next touch of an island tries again. */
async function loadIslands(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const { hydrateIslands }: typeof import('../islands/main.ts') = await import(/* @vite-ignore */ entry);
    await hydrateIslands();
    showLoadError(false);
  } catch {
    loading = false;
    showLoadError(true);
    saveDraftsBeforeHydration();
  }
}

function showLoadError(shown: boolean): void {
  for (const message of document.querySelectorAll<HTMLElement>('[data-load-error]')) message.hidden = !shown;
}
