import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { IslandScripts } from './runtime/islands/start-islands.tsx';

// For server/intake, which renders the pages of posted forms.
export { formState, post } from './forms/kit/post/form-state.ts';

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
