import { language } from '#content/language.ts';
import { pathIn } from '#domain/languages.ts';

/** `npm run icons` draws these files. The build writes the manifest. */
export function SiteIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={pathIn(language.code, '/site.webmanifest')} />
    </>
  );
}
