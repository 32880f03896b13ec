/** Offers the language that the browser prefers, once, and never leads there by itself. */
export function offerLanguage(): void {
  const page = document.documentElement;
  const own = codeOf(page.lang);
  const preferred = navigator.languages.map(codeOf).find((code) => __LANGUAGES__.includes(code));
  try {
    if (!preferred || preferred === own || localStorage.language) return;
    localStorage.language = own;
    page.dataset.offer = '';
  } catch {
    // Where storage is blocked, it would be offered on every page.
  }
}

/** A link to another language keeps what stands in the address, and is remembered. */
export function keepLanguageChoice(): void {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[lang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    try {
      localStorage.language = link.hreflang;
    } catch {}
  });
}

const codeOf = (locale: string) => locale.slice(0, 2);
