/** Logs the missing path, and shows the words for an unknown service or job instead of the general ones. */
export const missingPathScript = [
  'console.error("404: there is no page at "+location.pathname)',
  'const kind=/^\\/(services|careers)\\/[^/]+\\/?$/.exec(location.pathname)?.[1]??"page"',
  'for(const e of document.querySelectorAll("[data-missing]"))e.hidden=e.dataset.missing!==kind',
].join(';');
