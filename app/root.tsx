import { Meta, Outlet, useMatches } from 'react-router';
import { Anchor } from '#app/ui/anchor.tsx';
import { release } from '#company/release.ts';
import { language } from '#content/language.ts';
import { header } from '#content/shell.ts';
import { site } from '#content/site.ts';
import { pathIn } from '#domain/languages.ts';
import { colors } from '#office/colors.ts';
import displayFont from './fonts/display.woff2?url';
import textFont from './fonts/text.woff2?url';
import { Notices } from './frame/notices.tsx';
import { QuickBar } from './frame/quick-bar.tsx';
import { readHandle } from './frame/route-handle.ts';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { SpeculationRules } from './frame/speculation-rules.tsx';
import { TopBar } from './frame/top-bar.tsx';
import startUp from './runtime/inline/start-up.ts?inline-script';
import { InlineScript } from './runtime/inline-script.tsx';
import { StartIslands } from './runtime/islands/start-islands.tsx';
import styles from './styles/app.css?inline';

export function Layout({ children }: { children: React.ReactNode }) {
  const { interactive, overHero, isForm } = readHandle(useMatches());
  return (
    // Scripts of forms read the release, which their row names.
    <html lang={language.locale} data-release={isForm && release.id > 0 ? release.id : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colors.page.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colors.page.dark} />
        <SiteIcons />
        <Meta />
        <SiteStyles />
        <InlineScript code={startUp} data-display={displayFont} data-text={textFont} />
      </head>
      <body>
        <Anchor href="#content" className="skip-link">
          {header.skip}
        </Anchor>
        <TopBar />
        <SiteHeader overHero={overHero} />
        <Notices />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter license={site.license} />
        {!isForm && <QuickBar />}
        <SpeculationRules />
        {interactive && <StartIslands />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** `npm run icons` draws these files. The build writes the manifest. */
function SiteIcons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={pathIn(language.code, '/site.webmanifest')} />
    </>
  );
}

/** Inline, because an external stylesheet would delay the first paint by a round trip. */
function SiteStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}
