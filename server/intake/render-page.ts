import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { FormState, Post } from '#app/forms/kit/post/form-state.ts';
import { type LanguageCode, splitLanguage } from '#domain/languages.ts';
import type { Release } from '#domain/website/items.ts';
import type { Policies } from '../http/site/policies.ts';
import { loadOnce } from '../lib/load-once.ts';

/** What app/entry.server.tsx exports beside the function that renders a page. */
type Entry = Pick<typeof import('../../app/entry.server.tsx'), 'formState' | 'post'>;
type Build = Awaited<ReturnType<typeof loadBuild>>;

export type PageState = { post: Post } | { state: FormState };

/** What visitors are shown now. */
export type ShownSite = { policies: Policies; release: Release };

export type RenderPage = (request: Request, page: PageState, release: Release) => Promise<Response>;

/** Renders pages with the server build of their language, which is loaded with the first one: most servers never need it. */
export function createPageRenderer(siteDir: string): RenderPage {
  const builds = new Map<LanguageCode, { release: Release; load: () => Promise<Build> }>();
  /** A release is read by content while it loads, so builds load one after another. */
  let loading: Promise<unknown> = Promise.resolve();
  const open = (code: LanguageCode, release: Release) => {
    const load = loadOnce(() => {
      const loaded = loading.then(() => loadBuild(siteDir, code, release));
      loading = loaded.catch(() => {});
      return loaded;
    });
    const opened = { release, load };
    builds.set(code, opened);
    return opened;
  };
  return async (request, page, release) => {
    const { code } = splitLanguage(new URL(request.url).pathname);
    const known = builds.get(code);
    const { load } = known?.release === release ? known : open(code, release);
    const { handle, RouterContextProvider, entry } = await load();
    const context = new RouterContextProvider();
    if ('post' in page) context.set(entry.post, page.post);
    else context.set(entry.formState, page.state);
    return handle(request, context);
  };
}

let loads = 0;

/** A build is loaded again for each release. Node keeps the old ones: there are a few a day, until the next start. */
async function loadBuild(siteDir: string, code: LanguageCode, release: Release) {
  const file = pathToFileURL(path.join(siteDir, '..', 'server', code, 'index.js'));
  if (release.id !== 0) {
    loads += 1;
    file.searchParams.set('release', `${release.id}.${loads}`);
  }
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  globalThis.siteRelease = release;
  const build: ServerBuild = await import(file.href);
  return {
    handle: createRequestHandler(build, 'production'),
    RouterContextProvider,
    entry: build.entry.module as unknown as Entry,
  };
}
