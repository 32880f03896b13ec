/** What was typed into a form, kept in this tab so that a reload loses nothing. Never for secrets: the form names the fields. */
export function readDraft(form: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** A browser that keeps nothing (private windows, full storage) is no reason to disturb anyone. */
export function writeDraft(form: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {}
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {}
}

function keyOf(form: string) {
  return `draft:${form}`;
}
