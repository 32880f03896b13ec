import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';
import { ScriptAddresses } from './islands/start-islands.tsx';

/** Runs at build time only: every page is rendered once, whole, into a file. An error fails the build. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const failures: unknown[] = [];
  const { entry, hmr } = context.manifest;
  const page = (
    <ScriptAddresses value={[hmr?.runtime ?? [], entry.module].flat()}>
      <ServerRouter context={context} url={request.url} />
    </ScriptAddresses>
  );
  const { prelude } = await prerender(page, {
    // Never move a part of a page to its end for a script to put back: pages are read without scripts, too.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  if (failures.length > 0) throw failures[0];
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { headers, status });
}
