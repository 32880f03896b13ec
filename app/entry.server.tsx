import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { IslandScripts } from './islands/start-islands.tsx';

/** Prerenders a page at build time. A rendering error fails the build. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <IslandScripts value={{ entry: __ISLANDS__, hotReload: context.manifest.hmr?.runtime }}>
      <ServerRouter context={context} url={request.url} />
    </IslandScripts>,
    {
      // Otherwise React moves parts of a long page to its end and restores them with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { headers, status });
}
