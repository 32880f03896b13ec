/** Drafts live in session storage, so that a reload loses nothing. Each form lists the fields to store: never secrets. */
export function readDraft(form: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/**
 * The draft of a quote (topic-form.tsx). Not every company has a calculator that fills it in.
 * @public
 */
export const quoteDraft = 'contact-quote';

/**
 * Fills in some fields of a form on another page. Fields that the visitor has filled out there keep their values.
 * @public
 */
export function addToDraft(form: string, values: Record<string, string>): void {
  const filled = Object.entries(readDraft(form)).filter(([, value]) => value !== '');
  writeDraft(form, { ...values, ...Object.fromEntries(filled) });
}

/** A browser may refuse storage. */
export function keepsDrafts(): boolean {
  try {
    const key = draftKey('test');
    sessionStorage.setItem(key, '');
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Ignores storage that is full or disabled. */
export function writeDraft(form: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(draftKey(form), JSON.stringify(values));
  } catch {}
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
    sessionStorage.removeItem(draftKey(lastAttemptOf(form)));
  } catch {}
}

/** The last attempt to send a form. If its response was lost, the same content is sent under the same id after a reload. */
export function readLastAttempt(form: string): { id: string; content: string } | undefined {
  const { id, content } = readDraft(lastAttemptOf(form));
  return id && content ? { id, content } : undefined;
}

export function writeLastAttempt(form: string, lastAttempt: { id: string; content: string }): void {
  writeDraft(lastAttemptOf(form), lastAttempt);
}

function lastAttemptOf(form: string) {
  return `${form}:last-attempt`;
}

export function draftKey(form: string) {
  return `draft:${form}`;
}
