/**
 * Offers the language that a visitor chose before, or once the one that the browser prefers. It never leads there by itself. Who
 * ignores an offer has chosen the language of the page.
 */
export function offerLanguage(): void {
  const page = document.documentElement;
  const own = codeOf(page.lang);
  try {
    const wishes = [localStorage.language, ...navigator.languages.map(codeOf)];
    const wished = wishes.find((code) => __LANGUAGES__.includes(code));
    if (!wished || wished === own) return;
    localStorage.language ??= own;
    page.dataset.offer = '';
  } catch {
    // Where storage is blocked, it would be offered on every page.
  }
}

/** A link to another language keeps what stands in the address, and is remembered. */
export function keepLanguageChoice(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[lang][hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    try {
      localStorage.language = link.hreflang;
    } catch {}
  });
}

const codeOf = (locale: string) => locale.slice(0, 2);
