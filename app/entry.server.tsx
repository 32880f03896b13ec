import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { release } from '#company/release.ts';
import { setSpecialDays } from '#office/special-days.ts';
import { articles, guides } from './catalog/articles.ts';
import { listPathsWith } from './list-paths.ts';
import { IslandScripts } from './runtime/islands/start-islands.tsx';

setSpecialDays(release.specialDays);

// For server/intake, which renders the pages of posted forms.
export { formState, post } from './forms/kit/post/form-state.ts';

/** For server/website, which renders all pages again. */
export const listPaths = (): string[] =>
  listPathsWith({
    guides: guides.map(({ slug }) => slug),
    articles: articles.map(({ slug }) => slug),
  });

/** Renders a page without what hydration needs: only islands are hydrated. A rendering error fails the build. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const html = renderToStaticMarkup(
    <IslandScripts value={{ entry: __ISLANDS__, hotReload: context.manifest.hmr?.runtime }}>
      <ServerRouter context={context} url={request.url} />
    </IslandScripts>,
  );
  headers.set('Content-Type', 'text/html');
  return new Response(`<!DOCTYPE html>${html}`, { headers, status });
}
