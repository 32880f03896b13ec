import { localHref } from '#app/ui/local-href.ts';
import { site } from '#company/site.ts';
import { language } from '#content/language.ts';
import { footer } from '#content/shell.ts';
import { colors } from '#office/colors.ts';

/** /site.webmanifest. `display: browser` keeps the browser's back button, which the pages need. */
export function loader(): Response {
  const home = localHref('/');
  const manifest = {
    id: home,
    name: site.legalName,
    short_name: site.name,
    description: footer.blurb,
    lang: language.locale,
    start_url: home,
    scope: home,
    display: 'browser',
    background_color: colors.page.light,
    theme_color: colors.page.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
