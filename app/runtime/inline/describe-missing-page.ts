// Inlined into the not-found page. Logs the missing path, and shows the text for an unknown service or job where that fits.
const { pathname } = location;
console.error(`404: there is no page at ${pathname}`);
const kind = /^(?:\/[a-z]{2})?\/(services|careers)\/[^/]+\/?$/.exec(pathname)?.[1] ?? 'page';
for (const text of document.querySelectorAll<HTMLElement>('[data-missing]'))
  text.hidden = text.dataset.missing !== kind;

export {};
