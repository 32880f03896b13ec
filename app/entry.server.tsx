import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/** Runs at build time only: every page is rendered once, whole, into a file. An error fails the build. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
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
