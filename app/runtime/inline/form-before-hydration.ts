// Inlined after the island of a form. Until React hydrates it, the browser sends the form and what was typed is kept.
const place = document.currentScript?.parentElement;
const island = place?.querySelector<HTMLElement>('[data-island]');
const form = island?.querySelector('form');
/** In milliseconds. */
const longestWait = 10_000;

if (island && form) {
  const isHydrated = () => 'hydrated' in island.dataset;
  // Not offline, where the browser would leave the page. Does nothing with `method="dialog"`.
  const post = () => navigator.onLine && form.submit();
  form.addEventListener('submit', (event) => {
    if (isHydrated()) return;
    // Hydration submits the form again (hydrate.tsx).
    event.preventDefault();
    setTimeout(() => isHydrated() || post(), longestWait);
  });
  island.addEventListener('island-failed', () => {
    saveDraft(form);
    if ('submitted' in island.dataset) post();
  });
}

// On the receipt of a posted form, whose draft was saved before.
if (place?.dataset.sentDraft) sessionStorage.removeItem(place.dataset.sentDraft);

/**
 * The page may have to be reloaded. Only forms that keep a draft name its key. Writes the format of
 * app/forms/kit/send/draft.ts, which is too large for an inline script.
 */
function saveDraft(form: HTMLFormElement): void {
  try {
    const { draft } = form.dataset;
    if (draft) sessionStorage.setItem(draft, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // Private windows may refuse storage.
  }
}

export {};
