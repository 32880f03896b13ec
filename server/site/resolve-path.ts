import type { SiteFile, SiteFiles } from './site-files.ts';

type Answer =
  | { kind: 'found'; file: SiteFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing'; path: string; file: SiteFile };

/** What a URL leads to: a file, the same page under its one spelling, or the not-found page. */
export function resolvePath(url: string, files: SiteFiles): Answer {
  const asIs = fileAt(url, files);
  if (asIs) return { kind: 'found', file: asIs };
  const [rawPath = '/', query] = splitQuery(url);
  const path = decode(rawPath);
  const file = fileAt(path, files);
  if (file && path === rawPath) return { kind: 'found', file };
  const plain = plainSpelling(path);
  if (plain !== rawPath && files.has(plain)) {
    return { kind: 'redirect', location: query === undefined ? plain : `${plain}?${query}` };
  }
  return { kind: 'missing', path: path.slice(0, 200), file: notFoundPage(files, path) };
}

/** The not-found pages answer no address of their own. */
export function fileAt(path: string, files: SiteFiles): SiteFile | undefined {
  return path.endsWith('/404.html') ? undefined : files.get(path);
}

/** /Services/Life/ and //services/life are /services/life. */
function plainSpelling(path: string): string {
  return (
    path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/(\/index\.html|\/)$/, '') || '/'
  );
}

function splitQuery(url: string): [string, string?] {
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

/** An unknown service or job is told in other words than an unknown page; anything below one is an unknown page. */
function notFoundPage(files: SiteFiles, path: string): SiteFile {
  const page = files.get(`${path.slice(0, path.lastIndexOf('/'))}/404.html`) ?? files.get('/404.html');
  if (!page) throw new Error('The built site has no 404.html.');
  return page;
}
