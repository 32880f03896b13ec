import './styles/app.css';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router';
import type { Route } from './+types/root';
import { DemonstrationBanner } from './components/demonstration-banner.tsx';
import { PageErrorBoundary } from './components/page-error-boundary.tsx';
import { RenderError } from './components/render-error.tsx';
import { SiteFooter } from './components/site-footer.tsx';
import { SiteHeader } from './components/site-header.tsx';
import { header } from './content/shell.ts';
import { offlineHelp } from './lib/offline-help.ts';
import { readHandle } from './lib/route-handle.ts';
import { startUpScript } from './lib/start-up-script.ts';
import { Toaster } from './ui/toaster.tsx';

const startUp = startUpScript(__BACKEND__, import.meta.env.PROD ? offlineHelp : 'off');

export function Layout({ children }: { children: React.ReactNode }) {
  const { interactive, overHero } = readHandle(useMatches());
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf9" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#081a30" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {/** biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and the only way to write an inline script */}
        <script dangerouslySetInnerHTML={{ __html: startUp }} />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {header.skip}
        </a>
        <DemonstrationBanner />
        <SiteHeader overHero={overHero} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
        {interactive && (
          <>
            <Toaster />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  const { interactive } = readHandle(useMatches());
  if (!interactive) return <Outlet />;
  return (
    <PageErrorBoundary>
      <Outlet />
    </PageErrorBoundary>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error)) return <RenderError text={`${error.status} ${error.statusText}`} />;
  return <RenderError text={error instanceof Error ? error.message : ''} />;
}
