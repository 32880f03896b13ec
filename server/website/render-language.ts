import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { LanguageCode } from '#domain/languages.ts';
import { pathIn } from '#domain/languages.ts';
import type { Release } from '#domain/website/items.ts';

/** What app/entry.server.tsx exports for whoever renders the whole site. */
type Entry = Pick<typeof import('../../app/entry.server.tsx'), 'listPaths'>;

/** A page or file that cannot be rendered. */
export class RenderError extends Error {}

export type LanguageRenderer = { paths: string[]; render: (path: string) => Promise<string> };

let loads = 0;

/** Loads the server build of a language with the content of a release. One after another: the content reads it while it loads. */
export async function loadLanguage(
  siteDir: string,
  code: LanguageCode,
  release: Release,
): Promise<LanguageRenderer> {
  const { createRequestHandler } = await import('react-router');
  const file = pathToFileURL(path.join(siteDir, '..', 'server', code, 'index.js'));
  loads += 1;
  file.searchParams.set('release', String(loads));
  globalThis.siteRelease = release;
  const build: ServerBuild = await import(file.href).catch((cause) => {
    throw new RenderError('The content of the pages cannot be read.', { cause });
  });
  const handle = createRequestHandler(build, 'production');
  const { listPaths } = build.entry.module as unknown as Entry;
  return {
    paths: listPaths(),
    render: async (page) => {
      const address = pathIn(code, page);
      const response = await handle(new Request(new URL(address, 'http://localhost')));
      if (response.status !== 200) throw new RenderError(`The page ${address} cannot be rendered.`);
      return response.text();
    },
  };
}
