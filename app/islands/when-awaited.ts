const signs = ['pointermove', 'keydown', 'scroll'] as const;

/**
 * Calls at the first sign that someone is about to use the page, since most who read never do; a touch calls by itself
 * (start-islands.tsx). At once where the address says what to show, or where a draft waits to come back.
 */
export function whenAwaited(call: () => void): void {
  if (document.prerendering || location.search || location.hash || hasDraft()) {
    call();
    return;
  }
  const heard = new AbortController();
  const hear = () => {
    heard.abort();
    call();
  };
  for (const sign of signs)
    addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
}

/** Nothing is kept there but drafts and, between two pages, a message (features/application/handed-message.ts). */
function hasDraft(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
