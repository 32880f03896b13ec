/**
 * Saves what was typed into a form whose script did not load, because the page may have to be reloaded. Only forms that keep
 * a draft name its key. Writes the format of lib/submit/draft.ts, which is too large for an inline script.
 */
export function saveDraftsBeforeHydration(island: HTMLElement): void {
  for (const form of island.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    try {
      sessionStorage.setItem(
        form.dataset.draft ?? '',
        JSON.stringify(Object.fromEntries(new FormData(form))),
      );
    } catch {
      // Private windows may refuse storage.
    }
  }
}
