/**
 * Fetches the web fonts after `load`, so that they do not compete with the first paint, and then switches the whole page
 * over at once (fonts.css). A page reached from another page of the site has them in the cache and uses them from the start.
 */
export function loadWebFonts(): void {
  if (document.referrer.startsWith(location.origin)) switchToWebFonts();
  else addEventListener('load', () => fetchFonts().then(switchToWebFonts, () => undefined));
}

function fetchFonts(): Promise<unknown> {
  return Promise.all([document.fonts.load('1em "Our Display"'), document.fonts.load('1em "Our Text"')]);
}

function switchToWebFonts(): void {
  document.documentElement.dataset.fonts = 'web';
}
