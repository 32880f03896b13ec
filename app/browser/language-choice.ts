const key = 'language';

/** Offers the language that the browser prefers, once, and never leads there by itself. */
export function offerLanguage(): void {
  const page = document.documentElement;
  const preferred = navigator.languages.map(codeOf).find((code) => __LANGUAGES__.includes(code));
  if (!preferred || preferred === codeOf(page.lang) || readChoice() !== null) return;
  page.dataset.offer = '';
  storeChoice(codeOf(page.lang));
}

/** A link to another language keeps what stands in the address, and is remembered. */
export function keepLanguageChoice(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-language]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    storeChoice(link.hreflang);
  });
}

const codeOf = (locale: string) => locale.slice(0, 2);

/** Where storage is blocked, nothing is offered: it would be at every page. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return '';
  }
}

function storeChoice(code: string): void {
  try {
    localStorage.setItem(key, code);
  } catch {}
}
