/**
 * Keeps what is typed into a form whose script does not come: the page may have to be reloaded. Only where the form keeps
 * a draft anyway, and so names its place (ui/form/form.tsx); lib/draft.ts would bring more along than the page needs so early.
 */
export function keepDraft(form: HTMLFormElement | null): void {
  const place = form?.dataset.draft;
  if (!form || !place) return;
  try {
    sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {}
}
