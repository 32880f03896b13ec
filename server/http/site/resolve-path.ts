import { pathWithTopic } from '#domain/contact-topics.ts';
import { pathIn, splitLanguage } from '#domain/languages.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

type Resolved =
  | { kind: 'found'; path: string; file: SiteFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing'; path: string; file: SiteFile };

/** Resolves a URL to a file, to a redirect to the page's canonical path, or to a not-found page. */
export function resolvePath(url: string, files: SiteFiles): Resolved {
  const [rawPath, query] = splitQuery(url);
  const path = decode(rawPath);
  const page = pageOf(path, query);
  const file = isNotFoundPage(path) ? undefined : files.get(page);
  if (file && path === rawPath) return { kind: 'found', path: page, file };
  const canonical = canonicalPath(path);
  if (canonical !== rawPath && files.has(canonical)) {
    return { kind: 'redirect', location: query === undefined ? canonical : `${canonical}?${query}` };
  }
  return { kind: 'missing', path: path.slice(0, 200), file: notFoundPage(files, path) };
}

/** The contact page of a topic is a page of its own. */
function pageOf(path: string, query: string | undefined): string {
  return query ? pathWithTopic({ pathname: path, search: query }) : path;
}

/** Not-found pages have no URL of their own. */
function isNotFoundPage(path: string): boolean {
  return path.endsWith('/404.html');
}

/** /Services/Life/ and //services/life are /services/life. */
function canonicalPath(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(\/index\.html|\/)$/, '') || '/'
  );
}

function splitQuery(url: string): [path: string, query?: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An unknown service or job has a not-found page of its own; any deeper path gets the general one. */
function notFoundPage(files: SiteFiles, path: string): SiteFile {
  const page =
    files.get(`${path.slice(0, path.lastIndexOf('/'))}/404.html`) ??
    files.get(pathIn(splitLanguage(path).code, '/404.html')) ??
    files.get('/404.html');
  if (!page) throw new Error('The built site has no 404.html.');
  return page;
}
