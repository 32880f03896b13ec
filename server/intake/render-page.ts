import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { FormState, Post } from '#app/forms/kit/post/form-state.ts';
import { type LanguageCode, splitLanguage } from '#domain/languages.ts';
import { loadOnce } from '../lib/load-once.ts';

/** What app/entry.server.tsx exports beside the function that renders a page. */
type Entry = Pick<typeof import('../../app/entry.server.tsx'), 'formState' | 'post'>;

export type PageState = { post: Post } | { state: FormState };

export type RenderPage = (request: Request, page: PageState) => Promise<Response>;

/** Renders pages with the server build of their language, which is loaded with the first one: most servers never need it. */
export function createPageRenderer(siteDir: string): RenderPage {
  const builds = new Map<LanguageCode, () => ReturnType<typeof loadBuild>>();
  return async (request, page) => {
    const { code } = splitLanguage(new URL(request.url).pathname);
    const load = builds.get(code) ?? loadOnce(() => loadBuild(siteDir, code));
    builds.set(code, load);
    const { handle, RouterContextProvider, entry } = await load();
    const context = new RouterContextProvider();
    if ('post' in page) context.set(entry.post, page.post);
    else context.set(entry.formState, page.state);
    return handle(request, context);
  };
}

async function loadBuild(siteDir: string, code: LanguageCode) {
  const file = path.join(siteDir, '..', 'server', code, 'index.js');
  const [{ createRequestHandler, RouterContextProvider }, build]: [
    typeof import('react-router'),
    ServerBuild,
  ] = await Promise.all([import('react-router'), import(pathToFileURL(file).href)]);
  return {
    handle: createRequestHandler(build, 'production'),
    RouterContextProvider,
    entry: build.entry.module as unknown as Entry,
  };
}
