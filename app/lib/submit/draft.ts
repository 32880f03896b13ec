/** What was typed into a form, kept in this tab so that a reload loses nothing. Never for secrets: the form names the fields. */
export function readDraft(form: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** A browser that keeps nothing (private windows, full storage) is no reason to disturb anyone. */
export function writeDraft(form: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(values));
  } catch {}
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
    sessionStorage.removeItem(draftKey(lastTryOf(form)));
  } catch {}
}

/**
 * The last try to send a form, whose answer may have got lost: after a reload the same content goes out under the same
 * id again, and is stored once.
 */
export function readLastTry(form: string): { id: string; content: string } | undefined {
  const { id, content } = readDraft(lastTryOf(form));
  return id && content ? { id, content } : undefined;
}

export function writeLastTry(form: string, lastTry: { id: string; content: string }): void {
  writeDraft(lastTryOf(form), lastTry);
}

function lastTryOf(form: string) {
  return `${form}:last-try`;
}

export function draftKey(form: string) {
  return `draft:${form}`;
}
