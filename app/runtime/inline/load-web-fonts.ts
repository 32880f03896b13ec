import { whenIdle } from './when-idle.ts';

/**
 * Fetches the web fonts when the page is idle, so that they do not compete with the first paint, and then adds both at once:
 * the whole page switches from the fallbacks in one layout. A page reached from another page of the site has them in the cache
 * and adds them from the start. fonts.css declares the same fonts for pages without scripts.
 */
export function loadWebFonts({ display, text }: DOMStringMap): void {
  const fonts = [
    new FontFace('Our Display', `url(${display})`, { weight: '500 800', display: 'swap' }),
    new FontFace('Our Text', `url(${text})`, { weight: '400 700', display: 'swap' }),
  ];
  const addFonts = () => {
    for (const font of fonts) document.fonts.add(font);
  };
  if (document.referrer.startsWith(location.origin)) addFonts();
  else whenIdle(() => Promise.all(fonts.map((font) => font.load())).then(addFonts, () => undefined));
}
