import { writeIndex } from '#app/features/site-search/write-index.ts';

/** /search-index.json: the build moves it to the folder of files that browsers keep (scripts/build/move-search-index.ts). */
export function loader(): Response {
  return new Response(writeIndex(), { headers: { 'content-type': 'application/json' } });
}
