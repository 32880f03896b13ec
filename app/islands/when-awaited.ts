const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'change', 'scroll'] as const;

/**
 * Calls at the first sign that someone is about to use the page, since most who read never do. At once where such a sign has
 * been seen already (start-islands.tsx), where the address says what to show, or where a draft waits to come back.
 */
export function whenAwaited(call: () => void): void {
  const { dataset } = document.documentElement;
  if ('touched' in dataset || document.prerendering || location.search || location.hash || hasDraft()) {
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

/** Nothing but drafts is kept there. */
function hasDraft(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
