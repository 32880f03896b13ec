import { writeIndex } from './write-index.ts';

/** /search-index.json: the build moves it to the folder of files that browsers keep (scripts/build/build-site.ts). */
export function loader(): Response {
  return new Response(writeIndex(), { headers: { 'content-type': 'application/json' } });
}
