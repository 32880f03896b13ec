import { whenIdle } from './when-idle.ts';

/**
 * Fetches the web fonts when the page is idle, so that they do not compete with the first paint, and then switches the whole page
 * over at once (fonts.css). A page reached from another page of the site has them in the cache and uses them from the start.
 */
export function loadWebFonts(): void {
  if (document.referrer.startsWith(location.origin)) switchToWebFonts();
  else whenIdle(() => fetchFonts().then(switchToWebFonts, () => undefined));
}

function fetchFonts(): Promise<unknown> {
  return Promise.all([document.fonts.load('1em "Our Display"'), document.fonts.load('1em "Our Text"')]);
}

function switchToWebFonts(): void {
  document.documentElement.dataset.fonts = 'web';
}
